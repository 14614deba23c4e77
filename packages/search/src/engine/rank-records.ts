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

/** Candidates that get a look at their text: each may cost a file, before there is an answer. */
const TEXTS_LOOKED_AT = 5;

/** An order of records. */
export interface RankedRecords {
  /** Best first; equals stay in the order of the index. */
  readonly candidates: readonly Candidate[];
  /** Those whose text had a say in the order. */
  readonly read: readonly StoredRecord[];
}

/** Orders the records that fit a query. */
export function rankRecords(store: RecordStore, ranking: Ranking): RankedRecords {
  const { scores, query } = ranking;
  const total = scores.reduce((sum, { weight }) => sum + weight, 0);
  if (scores.every(({ isStopWord, scores: own }) => isStopWord || own.records.length === 0)) {
    return { candidates: [], read: [] };
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
  const read = candidates.slice(0, TEXTS_LOOKED_AT).map(({ record }) => record);
  addBonuses(candidates.slice(0, TITLES_LOOKED_AT), { store, query });
  return { candidates: spreadPages(candidates.sort(byScore)), read };
}

/** What a record is worth by itself; the more of the query it holds, and not its title alone, the more. */
function scoreRecord(scores: readonly WordScores[], record: StoredRecord, total: number): number {
  let sum = 0;
  let own = 0;
  let inherited = 0;
  for (const word of scores) {
    const score = word.scores.of(record.id);
    if (score > 0) {
      sum += score * word.weight;
      own += word.weight;
      continue;
    }
    const ofPage = word.scores.of(record.page);
    if (ofPage > 0) {
      sum += ofPage * RANKING.inherited * word.weight;
      inherited += word.weight;
    }
  }
  const coverage = ((own + inherited) / total) ** RANKING.coverage;
  return sum * coverage * (own / total) ** RANKING.own;
}

/** Records of a page of usual length. Shorter ones gain nothing. */
const USUAL_LENGTH = 8;

/**
 * By number of the page: each word at its best place on it, the more of the query it holds the more, and the longer it
 * is the less, as a long page holds any word (BM25 does so with texts).
 */
function scorePages(store: RecordStore, words: readonly WordScores[], total: number) {
  const scores = new Float64Array(store.pages.length);
  const weights = new Float64Array(store.pages.length);
  for (const word of words) {
    const best = new RecordScores(store.pages.length);
    for (const record of word.scores.records) {
      best.raise(store.records[record]?.page ?? -1, word.scores.of(record));
    }
    for (const page of best.records) {
      scores[page] = (scores[page] ?? 0) + best.of(page) * word.weight;
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
  for (const [place, candidate] of candidates.entries()) {
    const { record } = candidate;
    const text = place < TEXTS_LOOKED_AT ? record.prose : '';
    const bonus = titleBonus(stems, record.title, text);
    const names = record.level === 1 ? otherNames(store.pageOf(record)) : [];
    candidate.score *= Math.max(bonus, ...names.map((name) => titleBonus(stems, name, '')));
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
