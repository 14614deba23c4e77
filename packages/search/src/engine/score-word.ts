import type { WordMatches } from './match-word.ts';
import type { QueryWord } from './read-query.ts';
import type { Postings, Term } from './vocabulary.ts';
import { QUALITY, RANKING } from './weights.ts';

/** What one word of the query is worth in the records that hold it. */
export interface WordScores {
  /** Weight of the word in the query: rare words say more (as in BM25), stop words little. */
  readonly weight: number;
  /** Record to score; records without the word are not in it. */
  readonly scores: ReadonlyMap<number, number>;
}

/** Scores every record for one word. Only the best match of the word counts in each tier. */
export function scoreWord(word: QueryWord, matches: WordMatches, recordCount: number): WordScores {
  const scores = scoreTerms(matches.terms);
  for (const { words, quality } of matches.phrases) {
    for (const [record, score] of scorePhrase(words)) {
      scores.set(record, Math.max(scores.get(record) ?? 0, score * quality));
    }
  }
  const rarity = rarityOf(frequencyOf(matches, scores.size), recordCount);
  return { weight: rarity * (word.isStopWord ? RANKING.stopWord : 1), scores };
}

function scoreTerms(terms: readonly { term: Term; quality: number }[]): Map<number, number> {
  const scores = new Map<number, number>();
  for (const tier of ['headings', 'prose'] as const) {
    const best = new Map<number, number>();
    for (const { term, quality } of terms) {
      raise(best, term[tier], quality);
    }
    for (const [record, score] of best) {
      scores.set(record, (scores.get(record) ?? 0) + score);
    }
  }
  return scores;
}

function raise(best: Map<number, number>, postings: Postings, quality: number): void {
  for (const [place, record] of postings.records.entries()) {
    const score = (postings.scores[place] ?? 0) * quality;
    if (score > (best.get(record) ?? 0)) {
      best.set(record, score);
    }
  }
}

/** Records that hold every word of the phrase, each worth its weakest word. */
function scorePhrase(words: readonly (readonly Term[])[]): ReadonlyMap<number, number> {
  let joint: Map<number, number> | undefined;
  for (const terms of words) {
    const own = scoreTerms(terms.map((term) => ({ term, quality: 1 })));
    const before = joint;
    joint =
      before === undefined
        ? own
        : new Map(
            [...own].flatMap(([record, score]) => {
              const other = before.get(record);
              return other === undefined ? [] : [[record, Math.min(other, score)]];
            }),
          );
  }
  return joint ?? new Map();
}

/** Records that hold the word itself; when there are none, those that hold what stands for it. */
function frequencyOf({ terms }: WordMatches, anyMatch: number): number {
  const sure = terms.filter(({ quality }) => quality >= QUALITY.stem);
  const counts = sure.map(({ term }) =>
    Math.max(term.headings.records.length, term.prose.records.length),
  );
  return counts.length === 0 ? anyMatch : Math.max(...counts);
}

function rarityOf(frequency: number, recordCount: number): number {
  return Math.log(1 + (recordCount - frequency + 0.5) / (frequency + 0.5));
}
