import { withoutPlaces } from './pasted.ts';
import { SYNONYMS } from './synonyms.ts';
import { fold, STOP_WORDS, stemOf, tokenize, wordForms } from './words.ts';

/** One word of a query. */
export interface QueryWord {
  /** As it was typed. */
  readonly typed: string;
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

/** Phrases that readers type, by their stems, and those that they find besides. */
const PHRASES = SYNONYMS.flatMap(({ typed, finds }) =>
  typed.map((phrase) => ({
    stems: phrase.split(' ').map(stemOf),
    finds: finds.filter((other) => other !== phrase).map((other) => other.split(' ')),
  })),
);

/** Reads what was typed. Blank and meaningless text gives no words. */
export function readQuery(query: string): readonly QueryWord[] {
  const text = withoutPlaces(query);
  const all = tokenize(text);
  // A word that comes back says nothing new.
  const tokens = [...new Map(all.map((token) => [fold(token.raw), token])).values()].slice(
    0,
    MOST_WORDS,
  );
  const words = tokens.map(({ raw }) => fold(raw));
  const endsInWord = tokens.at(-1)?.end === text.length;
  const onlyStopWords = words.every((word) => STOP_WORDS.has(word));
  const synonyms = findSynonyms(words);
  return tokens.map(({ raw }, place) => {
    const { whole, parts } = wordForms(raw);
    return {
      typed: raw,
      forms: whole,
      parts,
      isStopWord: !onlyStopWords && STOP_WORDS.has(words[place] ?? '') && !isCompared(words, place),
      isLast: place === tokens.length - 1 && endsInWord,
      synonyms: synonyms[place] ?? [],
      compounds: [words.slice(place, place + 2), words.slice(Math.max(0, place - 1), place + 1)]
        .filter((pair) => pair.length > 1)
        .map((pair) => pair.join('')),
    };
  });
}

/** `let vs const`: what is compared is what the reader asks about. */
function isCompared(words: readonly string[], place: number): boolean {
  const isBetween = (word = '') => /^(?:vs?|versus|or)$/.test(word);
  return !isBetween(words[place]) && (isBetween(words[place - 1]) || isBetween(words[place + 1]));
}

/** For each word, the phrases that mean the same as the word or as a phrase that it is part of. */
function findSynonyms(words: readonly string[]): readonly QueryWord['synonyms'][] {
  const found = words.map((): (readonly string[])[] => []);
  const stems = words.map(stemOf);
  for (const phrase of PHRASES) {
    for (const [start, stem] of stems.entries()) {
      for (const place of stem === phrase.stems[0] ? placesOf(phrase.stems, words, start) : []) {
        found[place]?.push(...phrase.finds);
      }
    }
  }
  return found;
}

/** Where a phrase is in the query. Stop words may be between its words: `undo a commit`. */
function placesOf(phrase: readonly string[], words: readonly string[], start: number) {
  const places: number[] = [];
  for (let place = start; places.length < phrase.length; place++) {
    const word = words[place] ?? '';
    if (stemOf(word) === phrase[places.length]) {
      places.push(place);
    } else if (!STOP_WORDS.has(word)) {
      return [];
    }
  }
  return places;
}
