import { SYNONYMS } from './synonyms.ts';
import { fold, STOP_WORDS, stemOf, tokenize, wordForms } from './words.ts';

/** One word of a query. */
export interface QueryWord {
  readonly forms: readonly string[];
  readonly parts: readonly string[];
  readonly isStopWord: boolean;
  /** The reader may still be typing it. */
  readonly isLast: boolean;
  /** Phrases that mean the same as this word or as a phrase that it is part of. */
  readonly synonyms: readonly (readonly string[])[];
  /** This word and the next, or the one before and this, written as one. */
  readonly compounds: readonly string[];
}

/** Most words that are looked at: the dialog's 64 characters hold no more of any use. */
const MOST_WORDS = 12;

const PHRASES: readonly (readonly (readonly string[])[])[] = SYNONYMS.map((row) =>
  row.map((phrase) => phrase.split(' ').map(fold)),
);

/** Reads what was typed. Blank and meaningless text gives no words. */
export function readQuery(query: string): readonly QueryWord[] {
  const all = tokenize(query);
  // A word that comes back says nothing new.
  const tokens = [...new Map(all.map((token) => [fold(token.raw), token])).values()].slice(
    0,
    MOST_WORDS,
  );
  const words = tokens.map(({ raw }) => fold(raw));
  const endsInWord = tokens.at(-1)?.end === query.length;
  const onlyStopWords = words.every((word) => STOP_WORDS.has(word));
  return tokens.map(({ raw }, place) => {
    const { whole, parts } = wordForms(raw);
    return {
      forms: whole,
      parts,
      isStopWord: !onlyStopWords && STOP_WORDS.has(words[place] ?? '') && !isCompared(words, place),
      isLast: place === tokens.length - 1 && endsInWord,
      synonyms: synonymsAt(words, place),
      compounds: compoundsAt(words, place),
    };
  });
}

/** `let vs const`: what is compared is what the reader asks about. */
function isCompared(words: readonly string[], place: number): boolean {
  const isBetween = (word = '') => /^(?:vs?|versus|or)$/.test(word);
  return !isBetween(words[place]) && (isBetween(words[place - 1]) || isBetween(words[place + 1]));
}

function synonymsAt(words: readonly string[], place: number): readonly (readonly string[])[] {
  return PHRASES.flatMap((row) => {
    const isHere = row.some((phrase) => covers(phrase, words, place));
    return isHere ? row.filter((phrase) => !covers(phrase, words, place)) : [];
  });
}

/** The phrase stands in the query, and the word at `place` is part of it. */
function covers(phrase: readonly string[], words: readonly string[], place: number): boolean {
  for (let start = Math.max(0, place - phrase.length + 1); start <= place; start++) {
    if (phrase.every((word, index) => stemOf(words[start + index] ?? '') === stemOf(word))) {
      return true;
    }
  }
  return false;
}

function compoundsAt(words: readonly string[], place: number): readonly string[] {
  const word = words[place] ?? '';
  const before = words[place - 1];
  const after = words[place + 1];
  return [
    ...(before === undefined ? [] : [before + word]),
    ...(after === undefined ? [] : [word + after]),
  ];
}
