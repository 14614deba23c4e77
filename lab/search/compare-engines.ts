// `npm run search -w lab`: how often this engine and others put the right page first, on the same records of
// the built site, for each judged list; and what a key costs in Node. `--sealed` also runs the list that is
// kept for the end.
import { parseArgs } from 'node:util';
import { type JudgedQuery, judge, readJudgedLists, type Share } from '@vibe-docs/search/judging';
import { markdownTable } from 'markdown-table';
import { type Contestant, makeContestants } from './contestants.ts';
import { pathBelow, readRecords } from './read-records.ts';

/** How each list was made: who may look at what decides what its figures are worth. */
const ORIGIN: Readonly<Record<string, string>> = {
  train: "written by the engine's authors; weights are fitted on it and synonyms chosen by it",
  'train-readers': 'written as readers type, without sight of the engine; weights are fitted on it',
  'train-sealed': 'as check; was the sealed list until 2026-11-27, weights are fitted on it since',
  check:
    'written from the pages, without sight of the engine, its synonyms, other lists or `asked:`',
  'check-sealed':
    'written from the pages by two authors, without sight of the engine or any list; sealed until 2026-11-27',
  'check-sealed-2': 'the same, by two others; sealed until it was run, on 2026-11-27',
  pasted:
    'messages that pages quote, drawn by lot and pasted with the paths and names of other projects',
  sealed:
    'written like check-sealed, by four others, after the last change; no query that an older list has; run once',
};

const HOSTILE = [
  'a'.repeat(10_000),
  'w1 '.repeat(10_000),
  '(a+)+$'.repeat(1_000),
  '👩‍👩‍👧‍👦'.repeat(1_000),
  'परीक्षण '.repeat(1_000),
  'axbcdefg bxcdefgh cxdefghi dxefghij exfghijk fxghijkl gxhijklm',
  'a b c d e f g h i l m n '.repeat(500),
];

const { values } = parseArgs({ options: { sealed: { type: 'boolean', default: false } } });
const pages = readRecords();
const contestants = makeContestants(pages);
const lists = readJudgedLists({ withSealed: values.sealed });
for (const { name, queries } of lists) {
  const judged = contestants.map(({ search }) =>
    judge(queries, (query) => search(query).map(pathBelow)),
  );
  const [own] = judged;
  print([
    `${name}: ${queries.length} queries on ${pages.length} pages, ${ORIGIN[name] ?? 'of unknown origin'}.`,
    'Shares with 95 % bootstrap intervals.',
  ]);
  print([
    markdownTable([
      ['first, by kind', 'queries', ...contestants.map((contestant) => contestant.name)],
      ...(own?.scores ?? []).map(({ kind, queries: count }, row) => [
        kind,
        String(count),
        ...judged.map(({ scores }) => interval(scores[row]?.first)),
      ]),
      ...(['inThree', 'meanReciprocalRank'] as const).map((figure) => [
        figure === 'inThree' ? 'all, in the first three' : 'all, MRR',
        String(queries.length),
        ...judged.map(({ scores }) => interval(scores.at(-1)?.[figure])),
      ]),
    ]),
  ]);
  print([
    'This engine, in the first three:',
    ...(own?.scores ?? []).map(({ kind, inThree }) => `  ${kind.padEnd(14)}${interval(inThree)}`),
  ]);
  // Who reads single answers of the other lists tunes by them.
  const open = name.startsWith('train') ? (own?.answers ?? []) : [];
  print([
    'Not first, in lists for training:',
    ...open
      .filter(({ place }) => place !== 1)
      .map(
        ({ query, place, firstPage }) =>
          `  ${query}: place ${place}, first is ${firstPage ?? 'nothing'}`,
      ),
  ]);
}
print([
  markdownTable([
    ['engine', 'kB brotli', 'per key p50 / p95 ms'],
    ...contestants.map(({ name, bytes, search }) => [
      name,
      (bytes / 1000).toFixed(0),
      timePerKey(lists[0]?.queries ?? [], search),
    ]),
  ]),
]);
print([`This engine, slowest of ${HOSTILE.length} hostile queries: ${slowestMs().toFixed(1)} ms.`]);

/** The fastest of five runs of the slowest query: other processes take time as well. */
function slowestMs(): number {
  const [engine] = contestants;
  const timeOf = (query: string) => {
    const startMs = performance.now();
    engine?.search(query);
    return performance.now() - startMs;
  };
  return Math.max(
    ...HOSTILE.map((query) => Math.min(...Array.from({ length: 5 }, () => timeOf(query)))),
  );
}

function print(lines: readonly string[]): void {
  console.log(`${lines.join('\n')}\n`);
}

/** Every query as it is typed, letter by letter. */
function timePerKey(queries: readonly JudgedQuery[], search: Contestant['search']): string {
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

function interval(share: Share | undefined): string {
  const { value = 0, low = 0, high = 0 } = share ?? {};
  return `${value.toFixed(3)} [${low.toFixed(2)}–${high.toFixed(2)}]`;
}
