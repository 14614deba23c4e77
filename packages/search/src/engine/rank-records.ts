import type { RecordStore, StoredRecord } from './record-store.ts';
import type { WordScores } from './score-word.ts';
import { stemsOf, titleBonus } from './title-bonus.ts';
import { RANKING } from './weights.ts';

interface Ranking {
  readonly query: string;
  readonly scores: readonly WordScores[];
  readonly fits: (record: StoredRecord) => boolean;
}

interface Candidate {
  readonly record: StoredRecord;
  score: number;
}

/** Candidates that get a look at their text; the order below them is by words alone. */
const LOOKED_AT = 60;

/** Orders the records that fit a query, best first; equals stay in the order of the index. */
export function rankRecords(store: RecordStore, ranking: Ranking): readonly StoredRecord[] {
  const { scores, query } = ranking;
  const total = scores.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) {
    return [];
  }
  const isUnknown = scores.some(({ weight, scores: own }) => own.size === 0 && weight > 1);
  const least = isUnknown ? RANKING.leastCoverageUnknown : RANKING.leastCoverage;
  const pages = scorePages(store, ranking);
  const candidates: Candidate[] = [];
  for (const record of recordsOf(scores)) {
    const stored = store.records[record];
    const page = stored && pages.get(stored.page);
    if (stored === undefined || page === undefined || page.weight / total < least) {
      continue;
    }
    if (ranking.fits(stored)) {
      const own = scoreRecord(scores, stored, total);
      if (own === 0) {
        continue;
      }
      candidates.push({
        record: stored,
        score: own + RANKING.page * page.score * (page.weight / total),
      });
    }
  }
  candidates.sort(byScore);
  addBonuses(candidates.slice(0, LOOKED_AT), { store, query });
  candidates.sort(byScore);
  return spreadPages(candidates);
}

function recordsOf(scores: readonly WordScores[]): ReadonlySet<number> {
  return new Set(scores.flatMap(({ scores: own }) => [...own.keys()]));
}

/** @returns the record's own score, 0 when the record says too little of the query itself. */
function scoreRecord(scores: readonly WordScores[], record: StoredRecord, total: number): number {
  let sum = 0;
  let own = 0;
  let inherited = 0;
  for (const word of scores) {
    const score = word.scores.get(record.id);
    const ofPage = word.scores.get(record.page);
    if (score !== undefined) {
      sum += score * word.weight;
      own += word.weight;
    } else if (ofPage !== undefined) {
      sum += ofPage * RANKING.inherited * word.weight;
      inherited += word.weight;
    }
  }
  return own / total < RANKING.leastOwn ? 0 : sum * ((own + inherited) / total) ** 2;
}

/** Each word at its best place on the page, and the weight of the words that the page has. */
function scorePages(
  store: RecordStore,
  { scores }: Ranking,
): ReadonlyMap<number, { readonly score: number; readonly weight: number }> {
  const pages = new Map<number, { score: number; weight: number }>();
  for (const word of scores) {
    const best = new Map<number, number>();
    for (const [record, score] of word.scores) {
      const page = store.records[record]?.page ?? record;
      best.set(page, Math.max(best.get(page) ?? 0, score));
    }
    for (const [page, score] of best) {
      const sum = pages.get(page) ?? { score: 0, weight: 0 };
      sum.score += score * word.weight;
      sum.weight += word.weight;
      pages.set(page, sum);
    }
  }
  return pages;
}

function addBonuses(
  candidates: readonly Candidate[],
  { store, query }: { readonly store: RecordStore; readonly query: string },
): void {
  const stems = stemsOf(query);
  for (const candidate of candidates) {
    const { record } = candidate;
    const bonus = titleBonus(stems, record.title, record.prose);
    const group = record.level === 1 ? store.pageOf(record).group : '';
    // "express middleware" names the category and then the page.
    const withGroup = group === '' ? 1 : titleBonus(stems, `${group} ${record.title}`, '');
    candidate.score *= Math.max(bonus, withGroup);
  }
}

/** Lowers the second and further records of a page, so that one page does not fill the list. */
function spreadPages(candidates: readonly Candidate[]): readonly StoredRecord[] {
  const seen = new Map<number, number>();
  const least = RANKING.samePage.at(-1) ?? 1;
  const spread = candidates.map(({ record, score }) => {
    const count = seen.get(record.page) ?? 0;
    seen.set(record.page, count + 1);
    return { record, score: score * (RANKING.samePage[count] ?? least) };
  });
  return spread.sort(byScore).map(({ record }) => record);
}

function byScore(a: Candidate, b: Candidate): number {
  return b.score - a.score || a.record.id - b.record.id;
}
