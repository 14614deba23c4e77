import type { WordMatches } from './match-word.ts';
import type { QueryWord } from './read-query.ts';
import { RecordScores } from './record-scores.ts';
import type { Postings, Term } from './vocabulary.ts';
import { QUALITY, RANKING } from './weights.ts';

/** What one word of the query is worth in the records that hold it. */
export interface WordScores {
  /** Weight of the word in the query: rare words say more (as in BM25), stop words little. */
  readonly weight: number;
  readonly scores: RecordScores;
  readonly isStopWord: boolean;
}

/** Scores every record for one word. Only the best match of the word counts in each tier. */
export function scoreWord(word: QueryWord, matches: WordMatches, recordCount: number): WordScores {
  const scores = scoreTerms(matches.terms, recordCount);
  for (const { words, quality } of matches.phrases) {
    const phrase = scorePhrase(words, recordCount);
    for (const record of phrase.records) {
      scores.raise(record, phrase.of(record) * quality);
    }
  }
  const rarity = rarityOf(frequencyOf(matches, scores.records.length), recordCount);
  const isStopWord = word.isStopWord && !matches.isName;
  return { weight: rarity * (isStopWord ? RANKING.stopWord : 1), scores, isStopWord };
}

function scoreTerms(
  terms: readonly { term: Term; quality: number }[],
  recordCount: number,
): RecordScores {
  const headings = new RecordScores(recordCount);
  const prose = new RecordScores(recordCount);
  for (const { term, quality } of terms) {
    raise(headings, term.headings, quality);
    raise(prose, term.prose, quality);
  }
  for (const record of prose.records) {
    headings.raise(record, headings.of(record) + prose.of(record));
  }
  return headings;
}

function raise(best: RecordScores, { records, scores }: Postings, quality: number): void {
  for (let place = 0; place < records.length; place++) {
    best.raise(records[place] ?? -1, (scores[place] ?? 0) * quality);
  }
}

/** Records that hold every word of the phrase, each worth its weakest word. */
function scorePhrase(words: readonly (readonly Term[])[], recordCount: number): RecordScores {
  const scored = words.map((terms) =>
    scoreTerms(
      terms.map((term) => ({ term, quality: 1 })),
      recordCount,
    ),
  );
  const joint = new RecordScores(recordCount);
  for (const record of scored[0]?.records ?? []) {
    joint.raise(record, Math.min(...scored.map((own) => own.of(record))));
  }
  return joint;
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
