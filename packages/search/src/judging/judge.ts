import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** A query that was judged by hand. */
export interface JudgedQuery {
  readonly query: string;
  /** What makes it hard: `synonym`, `question`, `typo` … */
  readonly kind: string;
  /** Pages that answer, decoded, below the base path; none when nothing should be found. */
  readonly pages: readonly string[];
}

const listSchema = z.array(
  z.strictObject({
    query: z.string().min(1).max(512),
    kind: z.string(),
    /** With or without a slash at the beginning. */
    pages: z.array(z.string().transform((path) => path.replace(/^\//, ''))),
  }),
);

const FOLDER = new URL('../../judged/', import.meta.url);

/** The list that judges finished work, once: who tunes by it spends it (`judged/README.md`). */
const SEALED = 'sealed';

/** @returns the lists of `judged/`: first `train`, by which weights are fitted; `sealed` only when it is asked for */
export function readJudgedLists({ withSealed = false } = {}) {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => withSealed || name !== SEALED)
    .sort((a, b) => Number(b === 'train') - Number(a === 'train') || (a < b ? -1 : 1))
    .map((name) => ({ name, queries: readJudgedList(name) }));
}

/** @returns one list. @throws Error when there is none of that name, or it has another form */
function readJudgedList(name: string): readonly JudgedQuery[] {
  return listSchema.parse(JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')));
}

/** A share from 0 to 1 with the ends of its 95 % interval. */
export interface Share {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How often an engine was right. */
export interface Score {
  readonly kind: string;
  readonly queries: number;
  /** The first page answers. */
  readonly first: Share;
  /** One of the first three does. */
  readonly inThree: Share;
  /** Mean of 1 / place of the first page that answers (0 when none of 20 does). */
  readonly meanReciprocalRank: Share;
}

/**
 * Runs a list. A query with no answer is right when nothing is found.
 *
 * @param pathsOf pages for a query, best first, decoded, below the base path.
 * @returns the scores of each kind and, at the end, of all; and of every query the first page and the place of the
 *   first page that answers it, from 1, or 0 when none does
 */
export function judge(
  queries: readonly JudgedQuery[],
  pathsOf: (query: string) => readonly string[],
) {
  const answers = queries.map(({ query, kind, pages }) => {
    const paths = pathsOf(query);
    const found = paths.findIndex((path) => pages.includes(path)) + 1;
    const place = pages.length > 0 ? found : paths.length === 0 ? 1 : 0;
    return { query, kind, place, firstPage: paths[0] };
  });
  const kinds = [...new Set(answers.map(({ kind }) => kind))];
  const scoreOf = (kind: string): Score => {
    const ofKind = answers.filter((answer) => kind === 'all' || answer.kind === kind);
    const places = ofKind.map(({ place }) => place);
    return {
      kind,
      queries: places.length,
      first: shareOf(places.map((place) => (place === 1 ? 1 : 0))),
      inThree: shareOf(places.map((place) => (place >= 1 && place <= 3 ? 1 : 0))),
      meanReciprocalRank: shareOf(
        places.map((place) => (place >= 1 && place <= 20 ? 1 / place : 0)),
      ),
    };
  };
  return { scores: [...kinds, 'all'].map(scoreOf), answers };
}

const RESAMPLES = 2_000;

/**
 * The mean with its 95 % interval by the percentile bootstrap (Efron and Tibshirani, "An Introduction to the
 * Bootstrap", 1993, chapter 13). The same values give the same interval.
 */
function shareOf(values: readonly number[]): Share {
  const random = seededRandom();
  const draw = () => values[Math.floor(random() * values.length)] ?? 0;
  const means = Array.from({ length: RESAMPLES }, () => mean(values.map(draw))).sort(
    (a, b) => a - b,
  );
  const at = (share: number) => means[Math.floor(share * (RESAMPLES - 1))] ?? 0;
  return { value: mean(values), low: at(0.025), high: at(0.975) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function seededRandom(): () => number {
  let state = 26;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
