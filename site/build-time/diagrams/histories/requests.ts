import * as z from 'zod';
import requests from './requests.json' with { type: 'json' };

/** A picture of one or more histories from a page's sessions. */
const requestSchema = z.strictObject({
  name: z.string(),
  title: z.string(),
  /** Page with the sessions, from the project folder. */
  page: z.string(),
  /** Number of graphs per row. */
  columns: z.union([z.literal(1), z.literal(2)]),
  /** The states of a session to record. */
  moments: z.array(
    z.strictObject({
      /** Heading of the graph. */
      label: z.string().optional(),
      /** Id of the console block after which the history is read. */
      block: z.string(),
      /** Folder of the repository, relative to the one in which the block ends. */
      folder: z.string().optional(),
    }),
  ),
});

export type HistoryRequest = z.infer<typeof requestSchema>;

/** All pictures of histories. */
export const historyRequests = z.array(requestSchema).parse(requests);
