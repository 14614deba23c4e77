import { makeIndex } from '../build/make-index.ts';
import type { PageRecords } from '../schema/page-records.ts';
import { type Contestant, makeContestants, ownSearch } from './contestants.ts';
import { growPages } from './grow-pages.ts';
import { type JudgedQuery, judge } from './judge.ts';
import { measureOnDemand } from './on-demand-cost.ts';

/**
 * Judges this engine and others on the same records and says what each costs.
 *
 * @param pathBelow turns the path of a page into the form of the list, e.g. without the base path.
 * @returns lines to print.
 */
export function runBench(
  pages: readonly PageRecords[],
  queries: readonly JudgedQuery[],
  pathBelow: (path: string) => string,
): readonly string[] {
  const contestants = makeContestants(pages);
  const own = contestants[0];
  const judged = contestants.map((contestant) => ({
    contestant,
    ...judge(queries, (query) => contestant.search(query).map(pathBelow)),
  }));
  return [
    `${queries.length} queries on ${pages.length} pages`,
    '',
    ...table([
      ['engine', 'first', 'in three', 'MRR', 'kB brotli', 'per key p50 / p95 ms'],
      ...judged.map(({ contestant, scores }) => {
        const all = scores.at(-1);
        return [
          contestant.name,
          figure(all?.success1),
          figure(all?.success3),
          figure(all?.meanReciprocalRank),
          (contestant.bytes / 1000).toFixed(0),
          timePerKey(contestant.search, queries),
        ];
      }),
    ]),
    '',
    ...table([
      ['this engine, by kind', 'queries', 'first', 'in three', 'MRR'],
      ...(judged[0]?.scores ?? []).map((score) => [
        score.kind,
        String(score.queries),
        figure(score.success1),
        figure(score.success3),
        figure(score.meanReciprocalRank),
      ]),
    ]),
    '',
    'Not first:',
    ...(judged[0]?.misses ?? []).map(
      ({ query, place, first }) => `  ${query}: place ${place}, first is ${first ?? 'nothing'}`,
    ),
    '',
    ...(own === undefined ? [] : growth(pages, queries)),
  ];
}

/** What the index costs as the site grows. */
function growth(pages: readonly PageRecords[], queries: readonly JudgedQuery[]): readonly string[] {
  const rows = [pages.length, 1_000, 10_000].map((count) => {
    const isGrown = count !== pages.length;
    const grown = isGrown ? growPages(pages, count) : pages;
    // On a large site each query takes seconds here.
    const played = isGrown ? queries.filter((_, place) => place % 40 === 5) : queries;
    const index = makeIndex(grown);
    const cost = measureOnDemand(
      index,
      played.map(({ query }) => query),
    );
    const at = (share: number) => cost.openBytes[Math.floor(cost.openBytes.length * share)] ?? 0;
    return [
      String(count),
      kilobytes(cost.startBytes),
      `${cost.openQueries} of ${played.length}`,
      `${kilobytes(at(0.5))} / ${kilobytes(at(0.9))}`,
      isGrown ? '–' : kilobytes(cost.totalBytes()),
      timePerKey(ownSearch(index), queries.slice(0, isGrown ? 10 : 40)),
    ];
  });
  return table([
    [
      'pages',
      'to start kB',
      'open queries',
      'each p50 / p90 kB',
      'in all kB',
      'per key p50 / p95 ms',
    ],
    ...rows,
  ]);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** Every query as it is typed, letter by letter. */
function timePerKey(search: Contestant['search'], queries: readonly JudgedQuery[]): string {
  const keys = queries.flatMap(({ query }) =>
    Array.from(query, (_, index) => query.slice(0, index + 1)),
  );
  for (const key of keys.slice(0, 200)) search(key);
  const times = keys
    .map((key) => {
      const startMs = performance.now();
      search(key);
      return performance.now() - startMs;
    })
    .sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  return `${at(0.5)} / ${at(0.95)}`;
}

function figure(value: number | undefined): string {
  return (value ?? 0).toFixed(3);
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
