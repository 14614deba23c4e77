import type { PageFacts } from '../schema/page-records.ts';
import type { RecordStore, StoredRecord } from './record-store.ts';
import type { WordScores } from './score-word.ts';
import { RecordScores, stemsOf, titleBonus } from './score-word.ts';
import { RANKING } from './weights.ts';

interface Ranking {
  /** Stems of the query. */
  readonly stems: readonly string[];
  readonly scores: readonly WordScores[];
  /** Stems of the headings of some records, as far as the query has them. */
  readonly readHeadings: (records: ReadonlySet<number>) => ReadonlyMap<number, readonly string[]>;
  /** 0 for records that are not asked for, more than 1 for preferred ones. */
  readonly weigh: (page: PageFacts, level: number) => number;
  /** How many are asked for. */
  readonly count: number;
}

interface Candidate {
  readonly record: StoredRecord;
  readonly score: number;
}

/** Candidates that get a look at their titles; the order below them is by words alone. */
const TITLES_LOOKED_AT = 60;

/** @returns how many records fit a query, and the best of them in order; equals stay in the order of the index */
export function rankRecords(store: RecordStore, ranking: Ranking) {
  const { scores, count } = ranking;
  const total = scores.reduce((sum, { weight }) => sum + weight, 0);
  if (scores.every(({ isStopWord, scores: own }) => isStopWord || own.records.length === 0)) {
    return { total: 0, best: [] };
  }
  const found = new RecordScores(store.records.length);
  for (const { scores: own } of scores) {
    for (const record of own.records) {
      found.raise(record, 1);
    }
  }
  const pages = scorePages(store, scores, total);
  const worth = new Float64Array(store.records.length);
  const weigh = oncePerPage(store, ranking.weigh);
  const fitting = found.records.filter((id) => {
    const page = store.pageNumbers[id] ?? 0;
    const share = weigh(page, store.records[id]?.level ?? 0);
    const own = scoreRecord(scores, id, { total, page: store.pages[page]?.record ?? 0 });
    worth[id] = (own + RANKING.page * (pages[page] ?? 0)) * share;
    return share > 0;
  });
  const titled = bestOf(fitting, worth, { store, count: TITLES_LOOKED_AT });
  addBonuses(titled.slice(0, TITLES_LOOKED_AT), worth, { store, ranking });
  const candidates = bestOf(fitting, worth, { store, count }).flatMap((id) => {
    const [record, score = 0] = [store.records[id], worth[id]];
    return record === undefined ? [] : [{ record, score }];
  });
  return { total: fitting.length, best: spreadPages(candidates).slice(0, count) };
}

/**
 * Numbers of the best records, in order, with the best ones of as many pages as are asked for: further ones of a page
 * lose from their score later, but its best does not. To sort all records of a large site takes longer than a key may.
 *
 * @returns at least `count`, when there are so many
 */
function bestOf(
  records: readonly number[],
  worth: Float64Array,
  { store, count }: { readonly store: RecordStore; readonly count: number },
): readonly number[] {
  const worthOf = (id: number) => worth[id] ?? 0;
  const best = new Float64Array(store.pages.length);
  for (const id of records) {
    const page = store.pageNumbers[id] ?? 0;
    best[page] = Math.max(best[page] ?? 0, worthOf(id));
  }
  const least = best.sort().at(-count) ?? 0;
  return records
    .filter((id) => worthOf(id) >= least)
    .sort((a, b) => worthOf(b) - worthOf(a) || a - b);
}

/** What a record is worth by itself, and a little by the title of its page; the more of the query it holds the more. */
function scoreRecord(
  scores: readonly WordScores[],
  record: number,
  { total, page }: { readonly total: number; readonly page: number },
): number {
  let sum = 0;
  let held = 0;
  for (const word of scores) {
    const score = word.scores.of(record);
    const worth = score > 0 ? score : word.scores.of(page) * RANKING.inherited;
    sum += worth * word.weight;
    held += worth > 0 ? word.weight : 0;
  }
  return sum * (held / total) ** RANKING.coverage;
}

/** Records of a page of usual length. Shorter ones gain nothing. */
const USUAL_LENGTH = 8;

/**
 * By number of the page: each word at its best place on it, and a little for its other places; the more of the query it
 * holds the more, and the longer it is the less, as a long page holds any word (BM25 does so with texts).
 */
function scorePages(store: RecordStore, words: readonly WordScores[], total: number) {
  const scores = new Float64Array(store.pages.length);
  const weights = new Float64Array(store.pages.length);
  for (const word of words) {
    const best = new RecordScores(store.pages.length);
    const sums = new Float64Array(store.pages.length);
    for (const record of word.scores.records) {
      const page = store.pageNumbers[record] ?? -1;
      best.raise(page, word.scores.of(record));
      sums[page] = (sums[page] ?? 0) + word.scores.of(record);
    }
    for (const page of best.records) {
      const places = 1 + RANKING.places * Math.log((sums[page] ?? 0) / best.of(page));
      scores[page] = (scores[page] ?? 0) + best.of(page) * places * word.weight;
      weights[page] = (weights[page] ?? 0) + word.weight;
    }
  }
  return scores.map((score, page) => {
    const share = ((weights[page] ?? 0) / total) ** RANKING.pageCoverage;
    const length = Math.max(USUAL_LENGTH, store.pages[page]?.length ?? 0);
    return score * share * (USUAL_LENGTH / length) ** RANKING.pageLength;
  });
}

function addBonuses(
  records: readonly number[],
  worth: Float64Array,
  { store, ranking }: { readonly store: RecordStore; readonly ranking: Ranking },
): void {
  const headings = ranking.readHeadings(new Set(records));
  for (const id of records) {
    const record = store.records[id];
    const titles =
      record?.level === 1
        ? [record.title, ...otherNames(store.pageOf(record))].map(stemsOf)
        : [headings.get(id) ?? []];
    const bonus = Math.max(...titles.map((title) => titleBonus(ranking.stems, title)));
    worth[id] = (worth[id] ?? 0) * bonus;
  }
}

/**
 * What readers call a page besides its title: "express middleware" by its category and title, "react
 * routing" by the end of its address, which keeps names that a newer title does not use.
 */
function otherNames({ group, title, path }: PageFacts): readonly string[] {
  const ends = decodeURI(path).split('/').slice(-2);
  return [`${group} ${title}`, ends.join(' ')];
}

/** Lowers the second and further records of a page, so that one page does not fill the list. */
function spreadPages(candidates: readonly Candidate[]): readonly Candidate[] {
  const seen = new Map<number, number>();
  const spread = candidates.map(({ record, score }) => {
    const count = seen.get(record.page) ?? 0;
    seen.set(record.page, count + 1);
    return { record, score: score * RANKING.samePage ** Math.min(count, 3) };
  });
  return spread.sort(byScore);
}

/** The records of a page differ by their level only. */
function oncePerPage({ pages }: RecordStore, weigh: Ranking['weigh']) {
  const known: number[] = [];
  return (page: number, level: number): number => {
    const key = page * 7 + level;
    const facts = pages[page];
    const share = known[key] ?? (facts === undefined ? 0 : weigh(facts, level));
    known[key] = share;
    return share;
  };
}

function byScore(a: Candidate, b: Candidate): number {
  return b.score - a.score || a.record.id - b.record.id;
}
