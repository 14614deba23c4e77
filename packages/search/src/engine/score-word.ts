import type { WordMatches } from './match-word.ts';
import type { QueryWord } from './read-query.ts';
import { remember } from './remember.ts';
import type { Postings, Term, TermMatch } from './vocabulary.ts';
import { QUALITY, RANKING } from './weights.ts';
import { stemOf, tellingWords } from './words.ts';

/** What one word of the query is worth in the records that hold it. */
export interface WordScores {
  /** Weight of the word in the query: rare words say more (as in BM25), stop words little. */
  readonly weight: number;
  readonly scores: RecordScores;
  readonly isStopWord: boolean;
}

/** Scores every record for one word. Only the best match of the word counts in each tier. */
export function scoreWord(word: QueryWord & WordMatches, recordCount: number): WordScores {
  const scores = scoreTerms(word.terms, recordCount);
  for (const { words, quality } of word.phrases) {
    const phrase = scorePhrase(words, recordCount);
    for (const record of phrase.records) {
      scores.raise(record, phrase.of(record) * quality);
    }
  }
  const rarity = rarityOf(frequencyOf(word, scores.records.length), recordCount);
  const isStopWord = word.isStopWord && !word.isName;
  return { weight: rarity * (isStopWord ? RANKING.stopWord : 1), scores, isStopWord };
}

function scoreTerms(terms: readonly TermMatch[], recordCount: number): RecordScores {
  const headings = new RecordScores(recordCount);
  const prose = new RecordScores(recordCount);
  for (const { term, quality, kind } of terms) {
    raise(headings, term.headings, quality, kind === 'letter' ? term.titles : undefined);
    if (kind !== 'letter' && kind !== 'letters') {
      raise(prose, term.prose, quality);
    }
  }
  for (const record of prose.records) {
    headings.raise(record, headings.of(record) + prose.of(record));
  }
  return headings;
}

function raise(
  best: RecordScores,
  { records, scores }: Postings,
  quality: number,
  count = records.length,
): void {
  for (let place = 0; place < count; place++) {
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

/** Texts whose stems are kept: the titles that the last few keys looked at. */
const MOST_TEXTS = 600;

/** Stems of a text's telling words. */
export const stemsOf: (text: string) => readonly string[] = remember(MOST_TEXTS, (text) =>
  tellingWords(text).map(stemOf),
);

/**
 * What a page gains when the query stands in its title as it was typed.
 *
 * @param query stems of the query.
 * @param title stems of the title.
 * @returns a factor of at least 1.
 */
export function titleBonus(query: readonly string[], title: readonly string[]): number {
  const place = findRun(title, query);
  return place === 0 || (place > 0 && query.length > 1) ? RANKING.inTitle : 1;
}

/** Where `run` stands in `stems` without a gap. */
function findRun(stems: readonly string[], run: readonly string[]): number {
  return stems.findIndex((_, start) => run.every((stem, index) => stems[start + index] === stem));
}

/** What records (or pages) are worth, by their number. It holds a place for every one: asking is quick. */
export class RecordScores {
  /** Numbers of the records that have a score, each once, in the order in which they got it. */
  readonly records: number[] = [];
  readonly #scores: Float64Array;

  constructor(recordCount: number) {
    this.#scores = new Float64Array(recordCount);
  }

  /** @returns the score of a record, 0 when it has none. */
  of(record: number): number {
    return this.#scores[record] ?? 0;
  }

  /** Gives a record a score above 0, unless it has a better one. Numbers that no record has are dropped. */
  raise(record: number, score: number): void {
    const before = this.#scores[record];
    if (before === undefined || score <= before) {
      return;
    }
    if (before === 0) {
      this.records.push(record);
    }
    this.#scores[record] = score;
  }

  /** Adds to the score of a record, which is 0 at first. */
  add(record: number, score: number): void {
    this.raise(record, this.of(record) + score);
  }
}
