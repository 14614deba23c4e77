import * as z from 'zod';

/** What the compiler says of a block: its own text only. */
export const typeFindingSchema = z.object({
  /** Number of the error, e.g. 2322. */
  code: z.number(),
  /** As the compiler words it; may have several lines. */
  text: z.string(),
  /** In the block's own text, counted from 0. */
  offset: z.number(),
});

/** What the compiler says of a block. */
export type TypeFinding = z.infer<typeof typeFindingSchema>;

/** As `tsc` prints it, without file and position. */
export function formatTypeFinding({ code, text }: TypeFinding): string {
  return `error TS${code}: ${text}`;
}
