// `npm run search:fit -w lab`: fits the weights of the engine on the lists for training, and writes them into
// packages/search/src/engine/weights.ts. `--dry-run` only prints. The same site and list give the same file.
//
// Coordinate ascent from `start-weights.json`: each weight in turn is tried larger and smaller, and kept where
// the loss falls. Loss: how much of the score of the first 20 hits lies with pages that do not answer (softmax
// over the logarithms of scores), plus a price for leaving the start. Cross-validation says what that is
// worth: queries about the same page, the first that answers, are in one fold.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { partsOf } from '@vibe-docs/search';
import { FIELD, QUALITY, RANKING, SearchEngine } from '@vibe-docs/search/engine';
import { type JudgedQuery, judge, readJudgedLists } from '@vibe-docs/search/judging';
import { pathBelow, readRecords } from './read-records.ts';
import start from './start-weights.json' with { type: 'json' };

const WEIGHTS_FILE = new URL('../../packages/search/src/engine/weights.ts', import.meta.url);
const FOLDS = 5;
/** Factors of each pass. */
const STEPS = [1.3, 1.3, 1.12, 1.12];
/** Sharpness of the softmax: a page with 10 % more score counts twice as much. */
const SHARPNESS = 8;
/** Price of a weight that is e times its start, or its e-th part. */
const PRICE = 0.004;
/** Loss of a query whose pages are not among the hits. */
const NOT_FOUND = 5;

/** A weight that may move. */
interface Knob {
  readonly name: string;
  readonly start: number;
  /** The index has to be made again. */
  readonly isOfIndex: boolean;
  readonly get: () => number;
  readonly set: (value: number) => void;
}

/**
 * Of these, train says nothing or too little: it has no reader in a series, judges a page by its first record, and its
 * authors used more words of the pages than those whose queries decided on the last two (decisions/0021).
 */
const FIXED = new Set(['here', 'samePage', 'learned', 'likely']);

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const pages = readRecords();
const train = readJudgedLists()
  .filter(({ name }) => name.startsWith('train'))
  .flatMap(({ queries }) => queries);
const knobs = [
  ...knobsOf(FIELD, start.FIELD, true),
  ...knobsOf(QUALITY, start.QUALITY, false),
  ...knobsOf(RANKING, start.RANKING, false),
];
const folds = foldByPage(train.filter((query) => query.pages.length > 0));

const before: string[] = [];
const after: string[] = [];
for (const held of folds) {
  reset();
  before.push(describe(held));
  fit(folds.filter((fold) => fold !== held).flat());
  after.push(describe(held));
}
console.log(`Held out, before: ${before.join('; ')}\nHeld out, fitted: ${after.join('; ')}`);
reset();
console.log(`Train, before: ${describe(train)}`);
fit(folds.flat());
console.log(`Train, fitted: ${describe(train)}`);
for (const knob of knobs.filter(({ get, start: first }) => get() !== first)) {
  console.log(`${knob.name}: ${knob.start} → ${knob.get()}`);
}
if (!values['dry-run']) {
  const text = knobs.reduce(
    (file, { name, get }) =>
      file.replace(new RegExp(`^(  ${name}: )[\\d.]+,$`, 'm'), `$1${get()},`),
    readFileSync(WEIGHTS_FILE, 'utf8'),
  );
  writeFileSync(WEIGHTS_FILE, text);
}

function knobsOf(
  table: Record<string, number>,
  first: Readonly<Record<string, number>>,
  isOfIndex: boolean,
): readonly Knob[] {
  return Object.keys(table)
    .filter((name) => !FIXED.has(name))
    .map((name) => ({
      name,
      isOfIndex,
      start: first[name] ?? 1,
      get: () => table[name] ?? 1,
      // A bonus never lowers; nothing is surer than the word itself.
      set: (value) => {
        const least = name === 'inTitle' ? 1 : 0;
        table[name] = Math.max(least, table === QUALITY ? Math.min(1, value) : value);
      },
    }));
}

function reset(): void {
  for (const knob of knobs) knob.set(knob.start);
}

function fit(queries: readonly JudgedQuery[]): void {
  let engine = openEngine();
  let best = lossOf(engine, queries);
  for (const step of STEPS) {
    for (const knob of knobs) {
      const old = knob.get();
      for (const value of [old * step, old / step].map(round)) {
        knob.set(value);
        const tried = knob.isOfIndex ? openEngine() : engine;
        const loss = lossOf(tried, queries);
        if (loss < best) {
          best = loss;
          engine = tried;
          break;
        }
        knob.set(old);
      }
    }
  }
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}

function openEngine(): SearchEngine {
  const engine = new SearchEngine();
  for (const part of partsOf(pages)) {
    engine.add(part);
  }
  return engine;
}

function lossOf(engine: SearchEngine, queries: readonly JudgedQuery[]): number {
  const sum = queries.reduce((total, query) => total + lossOfQuery(engine, query), 0);
  const price = knobs.reduce(
    (total, knob) => total + PRICE * Math.log(knob.get() / knob.start) ** 2,
    0,
  );
  return sum / queries.length + price;
}

function lossOfQuery(engine: SearchEngine, { query, pages: accepted }: JudgedQuery): number {
  const scores = pageScores(engine, query);
  const right = Math.max(0, ...accepted.map((path) => scores.get(path) ?? 0));
  if (right === 0) {
    return NOT_FOUND;
  }
  const wrong = [...scores].filter(([path]) => !accepted.includes(path));
  const rest = wrong.reduce((sum, [, score]) => sum + (score / right) ** SHARPNESS, 0);
  return Math.min(NOT_FOUND, Math.log(1 + rest));
}

/** The best score of each page among the hits, best first. */
function pageScores(engine: SearchEngine, query: string): ReadonlyMap<string, number> {
  const { hits, scores } = engine.search({ query, filters: [], offset: 0, limit: 20 });
  const best = new Map<string, number>();
  for (const [place, hit] of hits.entries()) {
    const path = pathBelow(engine.store.pageOf(hit).path);
    best.set(path, Math.max(best.get(path) ?? 0, scores[place] ?? 0));
  }
  return best;
}

function describe(queries: readonly JudgedQuery[]): string {
  const engine = openEngine();
  const all = judge(queries, (query) => [...pageScores(engine, query).keys()]).scores.at(-1);
  const figures = [all?.first, all?.inThree, all?.meanReciprocalRank].map((share) =>
    (share?.value ?? 0).toFixed(3),
  );
  return `${figures.join(' / ')}, loss ${lossOf(engine, queries).toFixed(4)} (${queries.length})`;
}

/** Parts of about one size; queries with the same first page are in one. */
function foldByPage(queries: readonly JudgedQuery[]): readonly (readonly JudgedQuery[])[] {
  const groups = new Map<string, JudgedQuery[]>();
  for (const query of queries) {
    const page = query.pages[0] ?? '';
    groups.set(page, [...(groups.get(page) ?? []), query]);
  }
  const parts: JudgedQuery[][] = Array.from({ length: FOLDS }, () => []);
  for (const group of [...groups.values()].sort((a, b) => b.length - a.length)) {
    const smallest = parts.reduce((least, part) => (part.length < least.length ? part : least));
    smallest.push(...group);
  }
  return parts;
}
