import type { PageFacts } from '../schema/page-records.ts';
import type { RecordStore, StoredRecord } from './record-store.ts';
import { RecordScores, stemsOf, titleBonus, type WordScores } from './score-word.ts';
import { RANKING } from './weights.ts';

interface Ranking {
  /** Stems of the query. */
  readonly stems: readonly string[];
  readonly scores: readonly WordScores[];
  /** 0 for pages that are not asked for, more than 1 for those that are likely. */
  readonly weigh: (page: PageFacts, number: number) => number;
  /** How many records are asked for. */
  readonly count: number;
}

interface Candidate {
  readonly record: StoredRecord;
  readonly score: number;
}

/** Pages that get a look at their titles; the order below them is by words alone. */
const TITLES_LOOKED_AT = 60;

/** @returns how many records fit a query, and the best of them in order; equals stay in the order of the index */
export function rankRecords(store: RecordStore, { stems, scores, weigh, count }: Ranking) {
  if (scores.every(({ isStopWord, scores: own }) => isStopWord || own.records.length === 0)) {
    return { total: 0, best: [] };
  }
  const found = scoreRecords(store, scores, store.pages.map(weigh));
  const candidates = bestOf(store, found, Math.max(count, TITLES_LOOKED_AT)).map((record) => {
    const bonus = record.level > 1 ? 1 : titleBonus(stems, stemsOf(record.title));
    return { record, score: found.of(record.id) * bonus };
  });
  const best = spreadPages(candidates.sort(byScore)).sort(byScore).slice(0, count);
  return { total: found.records.length, best };
}

/** What each record is worth by itself and by its page. */
function scoreRecords(store: RecordStore, words: readonly WordScores[], shares: readonly number[]) {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const pages = scorePages(store, words, total);
  const found = new RecordScores(store.records.length);
  for (const { scores } of words) {
    for (const record of scores.records) {
      const page = store.pageNumbers[record] ?? 0;
      const share = shares[page] ?? 0;
      if (share > 0 && found.of(record) === 0) {
        const own = scoreRecord(words, record);
        found.add(record, (own / total + RANKING.page * (pages[page] ?? 0)) * share);
      }
    }
  }
  return found;
}

/** What a record is worth by itself; the more of the query it holds the more. */
function scoreRecord(words: readonly WordScores[], record: number): number {
  let sum = 0;
  let held = 0;
  for (const { scores, weight } of words) {
    sum += scores.of(record) * weight;
    held += scores.of(record) > 0 ? weight : 0;
  }
  return sum * held;
}

/** Records of a page of usual length. Shorter ones gain nothing. */
const USUAL_LENGTH = 8;

/**
 * By number of the page: each word at its best place on it, and a little for its other places; the more of the query it
 * holds the more, and the longer it is the less, as a long page holds any word (BM25 does so with texts).
 */
function scorePages(store: RecordStore, words: readonly WordScores[], total: number) {
  const scores = new RecordScores(store.pages.length);
  const held = new RecordScores(store.pages.length);
  for (const word of words) {
    const best = new RecordScores(store.pages.length);
    const sums = new RecordScores(store.pages.length);
    for (const record of word.scores.records) {
      const page = store.pageNumbers[record] ?? -1;
      best.raise(page, word.scores.of(record));
      sums.add(page, word.scores.of(record));
    }
    for (const page of best.records) {
      const places = 1 + RANKING.places * Math.log(sums.of(page) / best.of(page));
      scores.add(page, best.of(page) * places * word.weight);
      held.add(page, word.weight);
    }
  }
  return store.pages.map(({ length }, page) => {
    const share = held.of(page) / total;
    return scores.of(page) * share * Math.min(1, USUAL_LENGTH / length) ** RANKING.pageLength;
  });
}

/**
 * The records with the best ones of as many pages as are asked for, and of those with no less: further ones of
 * a page lose from their score later, but its best does not. To sort all records of a large site takes longer than a key
 * may.
 */
function bestOf(store: RecordStore, scores: RecordScores, pages: number) {
  const best = new RecordScores(store.pages.length);
  for (const record of scores.records) {
    best.raise(store.pageNumbers[record] ?? -1, scores.of(record));
  }
  const ordered = best.records.map((page) => best.of(page)).sort((a, b) => b - a);
  const least = ordered[pages - 1] ?? 0;
  const ids = scores.records.filter((record) => scores.of(record) >= least);
  return ids.flatMap((id) => store.records[id] ?? []);
}

/** Lowers the second and further records of a page, so that one page does not fill the list. */
function spreadPages(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Map<number, number>();
  return candidates.map(({ record, score }) => {
    const count = seen.get(record.page) ?? 0;
    seen.set(record.page, count + 1);
    return { record, score: score * RANKING.samePage ** count };
  });
}

function byScore(a: Candidate, b: Candidate): number {
  return b.score - a.score || a.record.id - b.record.id;
}
