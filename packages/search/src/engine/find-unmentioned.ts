import type { Unmentioned } from '../schema/algolia-types.ts';
import type { PhraseMatch, WordMatches } from './match-word.ts';
import { isMessage } from './pasted.ts';
import type { QueryWord } from './read-query.ts';
import { allowedEdits, type Term, type TermMatch, type Vocabulary } from './vocabulary.ts';
import { QUALITY } from './weights.ts';

/** A word or name of a language. Numbers, paths, options and identifiers may be the reader's own. */
const PLAIN = /^\p{L}[\p{L}\p{M}]{2,}$/u;

/** Letters that an abbreviation cuts off at least: `perm` stands for `permissions`, `helm` does not for `helmet`. */
const LEAST_CUT = 3;

/** Letters by which a misspelt word differs in length at most, as two edits are allowed. */
const MOST_EDITS = 2;

/** From so many letters on, another word is hardly one edit away by chance. */
const LONG_WORD = 8;

/**
 * Finds the words that nothing here mentions: those that no word of the index is, has the stem of, means, or is likely to
 * be the right spelling of. What was decided of a finished word does not change with the letters that follow.
 *
 * @param words those of the query, with what stands for them
 * @returns none for a pasted message, and none while files are missing that may hold the words
 */
export function findUnmentioned(
  vocabulary: Vocabulary,
  query: string,
  words: readonly (QueryWord & WordMatches)[],
): Unmentioned {
  const absent = isMessage(query) ? [] : words.filter((word) => isAbsent(vocabulary, word));
  const known = vocabulary.isIncomplete ? [] : absent;
  return {
    finished: known.filter(({ isLast }) => !isLast).map(({ typed }) => typed),
    all: known.map(({ typed }) => typed),
  };
}

function isAbsent(vocabulary: Vocabulary, word: QueryWord & WordMatches): boolean {
  const [form = ''] = word.forms;
  return (
    !word.isStopWord &&
    PLAIN.test(word.typed) &&
    word.parts.length === 0 &&
    !word.phrases.some(isMeantPhrase) &&
    !word.terms.some((match) => isMeant(match, form, word.isLast)) &&
    !(word.terms.length > 0 && hasFarSpelling(vocabulary, form))
  );
}

/** `laoding`: of words with another second letter, the engine looks for none where it finds one with the same. */
function hasFarSpelling(vocabulary: Vocabulary, form: string): boolean {
  return vocabulary
    .similarTo(form, 1)
    .some(({ term, edits, isPrefix }) => !isPrefix && isMisspelt(form, term, edits));
}

/** Two words written as one are meant where one heading has both: `lazyloading`, but not `blockchain`. */
function isMeantPhrase({ words, quality }: PhraseMatch): boolean {
  const [first = [], ...others] = words.map((terms) =>
    terms.flatMap(({ headings }) => headings.records),
  );
  return (
    quality === QUALITY.synonym ||
    first.some((record) => others.every((records) => records.includes(record)))
  );
}

/** Whether the reader may have meant this term, or has begun to type it. */
function isMeant({ term, kind, quality }: TermMatch, form: string, isLast: boolean): boolean {
  if (kind === 'typo') {
    return (
      isMisspelt(form, term, quality > QUALITY.typo / 2 ? 1 : 2) ||
      (isLast &&
        term.titles > 0 &&
        isMisspelt(form, { ...term, text: term.text.slice(0, form.length + 1) }, 2))
    );
  }
  const cut = term.text.length - form.length;
  return kind !== 'beginning' || isLast || cut >= LEAST_CUT || cut <= allowedEdits(form);
}

/**
 * Whether a word is likely to be a term that was typed wrong. A letter left out, typed twice or too early is a slip, and so
 * is another vowel or one that sounds alike; another letter makes another word: `bread` is no `break`.
 */
function isMisspelt(form: string, { text, titles }: Term, edits: number): boolean {
  const likely = soundOf(text);
  const isSlip =
    [...soundOf(form)].every((letter) => likely.includes(letter)) ||
    (text.length === form.length && form.length > 4 && consonantsOf(text) === consonantsOf(form));
  const isLong = form.length >= (titles > 0 ? LONG_WORD - 2 : LONG_WORD);
  return text.length <= form.length + MOST_EDITS && (isSlip || (isLong && edits === 1));
}

/** The same for `reakt` and `react`. */
function soundOf(word: string): string {
  return word.replace(/[kq]/g, 'c').replace(/z/g, 's');
}

function consonantsOf(word: string): string {
  return word.replace(/[aeiou]/g, '');
}
