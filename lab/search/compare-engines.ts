// `npm run search -w lab`: compares how often search engines rank the right page first, for the same records of
// the built site, and what a query takes in Node.js.
import { readBuiltPages } from '@vibe-docs/search';
import { judge, readJudgedQueries } from '@vibe-docs/search/judging';
import { searchSource } from '../../site/config/search.ts';
import { BASE_PATH, documentation } from '../../site/config/site-model.ts';
import { requireBuild } from '../measure/site-folders.ts';
import { type Contestant, makeContestants } from './contestants.ts';

const queries = readJudgedQueries();
// The default filter of the search: without the older versions.
const olderTags = documentation.versions.map(({ name }) => `docs-default-${name}`);
const pages = readBuiltPages(searchSource(requireBuild())).filter(
  ({ page }) => !olderTags.includes(page.tag),
);
const pathBelow = (path: string) => decodeURI(path).slice(BASE_PATH.length);
const judged = makeContestants(pages).map((contestant) => ({
  contestant,
  ...judge(queries, (query) => contestant.search(query).map(pathBelow)),
}));
const [own] = judged;

print([`${queries.length} queries on ${pages.length} pages`]);
print(
  table([
    ['engine', 'first', 'in three', 'MRR', 'kB brotli', 'per key p50 / p95 ms'],
    ...judged.map(({ contestant, scores }) => {
      const all = scores.at(-1);
      return [
        contestant.name,
        figure(all?.success1),
        figure(all?.success3),
        figure(all?.meanReciprocalRank),
        (contestant.bytes / 1000).toFixed(0),
        timePerKey(contestant.search),
      ];
    }),
  ]),
);
print(
  table([
    ['this engine, by kind', 'queries', 'first', 'in three', 'MRR'],
    ...(own?.scores ?? []).map((score) => [
      score.kind,
      String(score.queries),
      figure(score.success1),
      figure(score.success3),
      figure(score.meanReciprocalRank),
    ]),
  ]),
);
print([
  'Not first:',
  ...(own?.misses ?? []).map(
    ({ query, place, first }) => `  ${query}: place ${place}, first is ${first ?? 'nothing'}`,
  ),
]);

function print(lines: readonly string[]): void {
  console.log(`${lines.join('\n')}\n`);
}

/** Every prefix of every query, as a reader types it. */
function timePerKey(search: Contestant['search']): string {
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
