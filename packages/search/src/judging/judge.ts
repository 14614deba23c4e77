import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The form of `judged-queries.json`: queries that were judged by hand. */
export const judgedQueriesSchema = z.array(
  z.strictObject({
    query: z.string().min(1).max(64),
    kind: z.enum([
      'title',
      'partial',
      'typo',
      'identifier',
      'synonym',
      'question',
      'multi-word',
      'no answer',
    ]),
    /** Pages that answer, decoded, below the base path; none when nothing should be found. */
    accept: z.array(z.string()),
  }),
);

export type JudgedQuery = z.infer<typeof judgedQueriesSchema>[number];

/** @returns the list of this package */
export function readJudgedQueries(): readonly JudgedQuery[] {
  const list = new URL('../../judged-queries.json', import.meta.url);
  return judgedQueriesSchema.parse(JSON.parse(readFileSync(list, 'utf8')));
}

/** How often an engine was right. Shares from 0 to 1. */
export interface Score {
  readonly kind: string;
  readonly queries: number;
  /** The first page answers. */
  readonly success1: number;
  /** One of the first three does. */
  readonly success3: number;
  /** Mean of 1 / place of the first page that answers (0 when none of 20 does). */
  readonly meanReciprocalRank: number;
}

/** A query that was not answered by the first page. */
export interface Miss {
  readonly query: string;
  readonly place: number;
  readonly first: string | undefined;
}

/**
 * Runs the list. A query with no answer is right when nothing is found.
 *
 * @param pathsOf pages for a query, best first, decoded, below the base path.
 */
export function judge(
  queries: readonly JudgedQuery[],
  pathsOf: (query: string) => readonly string[],
): { readonly scores: readonly Score[]; readonly misses: readonly Miss[] } {
  const judged = queries.map(({ query, kind, accept }) => {
    const paths = pathsOf(query);
    const found = paths.findIndex((path) => accept.includes(path)) + 1;
    const place = accept.length > 0 ? found : paths.length === 0 ? 1 : 0;
    return { query, kind, place, first: paths[0] };
  });
  const kinds = [...new Set(judged.map(({ kind }) => kind))];
  const scoreOf = (kind: string, rows: typeof judged): Score => ({
    kind,
    queries: rows.length,
    success1: share(rows, ({ place }) => (place === 1 ? 1 : 0)),
    success3: share(rows, ({ place }) => (place >= 1 && place <= 3 ? 1 : 0)),
    meanReciprocalRank: share(rows, ({ place }) => (place >= 1 && place <= 20 ? 1 / place : 0)),
  });
  return {
    scores: [
      ...kinds.map((kind) =>
        scoreOf(
          kind,
          judged.filter((row) => row.kind === kind),
        ),
      ),
      scoreOf('all', judged),
    ],
    misses: judged
      .filter(({ place }) => place !== 1)
      .map(({ query, place, first }) => ({ query, place, first })),
  };
}

function share<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.length === 0 ? 0 : rows.reduce((sum, row) => sum + value(row), 0) / rows.length;
}
