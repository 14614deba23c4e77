import type { PageFacts } from '../schema/page-records.ts';
import type { RecordStore, StoredRecord } from './record-store.ts';
import type { WordScores } from './score-word.ts';
import { RecordScores, stemsOf, titleBonus } from './score-word.ts';
import { RANKING } from './weights.ts';

interface Ranking {
  readonly query: string;
  readonly scores: readonly WordScores[];
  readonly fits: (record: StoredRecord) => boolean;
  readonly isPreferred: (record: StoredRecord) => boolean;
}

export interface Candidate {
  readonly record: StoredRecord;
  score: number;
}

/** Candidates that get a look at their titles; the order below them is by words alone. */
const TITLES_LOOKED_AT = 60;

/** @returns the records that fit a query, best first; equals stay in the order of the index */
export function rankRecords(store: RecordStore, ranking: Ranking): readonly Candidate[] {
  const { scores, query } = ranking;
  const total = scores.reduce((sum, { weight }) => sum + weight, 0);
  if (scores.every(({ isStopWord, scores: own }) => isStopWord || own.records.length === 0)) {
    return [];
  }
  const pages = scorePages(store, scores, total);
  const candidates: Candidate[] = [];
  for (const record of store.records) {
    const isFound = scores.some((word) => word.scores.of(record.id) > 0);
    if (isFound && ranking.fits(record)) {
      const ofPage = RANKING.page * (pages[record.page] ?? 0);
      const score = scoreRecord(scores, record, total) + ofPage;
      candidates.push({ record, score: score * (ranking.isPreferred(record) ? RANKING.here : 1) });
    }
  }
  candidates.sort(byScore);
  addBonuses(candidates.slice(0, TITLES_LOOKED_AT), { store, query });
  return spreadPages(candidates.sort(byScore));
}

/** What a record is worth by itself, and a little by the title of its page; the more of the query it holds the more. */
function scoreRecord(scores: readonly WordScores[], record: StoredRecord, total: number): number {
  let sum = 0;
  let held = 0;
  for (const word of scores) {
    const score = word.scores.of(record.id);
    const worth = score > 0 ? score : word.scores.of(record.page) * RANKING.inherited;
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
      const page = store.records[record]?.page ?? -1;
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
    const length = Math.max(USUAL_LENGTH, store.lengths[page] ?? 0);
    return score * share * (USUAL_LENGTH / length) ** RANKING.pageLength;
  });
}

function addBonuses(
  candidates: readonly Candidate[],
  { store, query }: { readonly store: RecordStore; readonly query: string },
): void {
  const stems = stemsOf(query);
  for (const candidate of candidates) {
    const { record } = candidate;
    const names = record.level === 1 ? otherNames(store.pageOf(record)) : [];
    candidate.score *= Math.max(...[record.title, ...names].map((name) => titleBonus(stems, name)));
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

function byScore(a: Candidate, b: Candidate): number {
  return b.score - a.score || a.record.id - b.record.id;
}
