import * as z from 'zod';
import requests from './requests.json' with { type: 'json' };

export type Commit = Readonly<{
  hash: string;
  parents: readonly string[];
  subject: string;
  refs: readonly Ref[];
}>;

export type Ref = Readonly<{ kind: 'head' | 'branch' | 'remote' | 'tag'; name: string }>;

/** The histories of each picture, by its name, in order. */
export type Histories = Readonly<Record<string, readonly (readonly Commit[])[]>>;

/** Prints a history in the format of `parseHistory`, newest commit first. */
export const LOG_COMMAND = 'log --all --topo-order --decorate=full --format="%h%x09%p%x09%D%x09%s"';

/**
 * Parses the output of `LOG_COMMAND`.
 * @throws for a line in another format, such as an error of Git
 */
export function parseHistory(text: string): readonly Commit[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [hash = '', parents, refs, subject] = line.split('\t');
      if (parents === undefined || refs === undefined || subject === undefined) {
        throw new Error(`Cannot read a history: "${line}" is no commit.`);
      }
      return {
        hash,
        parents: parents.split(' ').filter(Boolean),
        subject,
        refs: refs.split(', ').filter(Boolean).flatMap(parseRef),
      };
    });
}

/** `HEAD -> refs/heads/main` yields two names; `origin/HEAD` only repeats another one. */
function parseRef(text: string): readonly Ref[] {
  const [first = '', second] = text.split(' -> ');
  if (first === 'HEAD') {
    return [{ kind: 'head', name: 'HEAD' }, ...(second === undefined ? [] : parseRef(second))];
  }
  const [, kind, name = ''] = /^(?:tag: )?refs\/(heads|remotes|tags)\/(.+)$/.exec(first) ?? [];
  if (kind === undefined) {
    throw new Error(`Cannot read the name "${text}" in a history.`);
  }
  const kinds = { heads: 'branch', remotes: 'remote', tags: 'tag' } as const;
  return name.endsWith('/HEAD') ? [] : [{ kind: kinds[kind as keyof typeof kinds], name }];
}

/** A picture of one or more histories from a page's sessions. */
const requestSchema = z.strictObject({
  name: z.string(),
  /** Page with the sessions, from the project folder. */
  page: z.string(),
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

export const historyRequests = z.array(requestSchema).parse(requests);
