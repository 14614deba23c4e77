import type { QueryWord } from './read-query.ts';
import type { Term, TermMatch, Vocabulary } from './vocabulary.ts';
import { QUALITY } from './weights.ts';
import { STOP_WORDS } from './words.ts';

/** All terms that stand for one word, the better match of each. */
export interface WordMatches {
  /** For a term of the index. */
  readonly terms: readonly TermMatch[];
  /** Several words together: a record must hold all of them. */
  readonly phrases: readonly PhraseMatch[];
  /** The word, or the term that it most resembles when it was mistyped. */
  readonly meant: string;
  /** The word and its neighbour are a name of the index: `use callback` for `useCallback`. */
  readonly isName: boolean;
}

/** Several words that together stand for one. */
export interface PhraseMatch {
  /** For each word, the term itself and those with its stem. */
  readonly words: readonly (readonly Term[])[];
  readonly quality: number;
}

/** Notes a term, unless a better match of it is known. */
type Add = (term: Term | undefined, quality: number, kind?: TermMatch['kind']) => void;

/** Finds what a word of the query may stand for. */
export function matchWord(vocabulary: Vocabulary, word: QueryWord): WordMatches {
  const best = new Map<string, TermMatch>();
  const add: Add = (term, quality, kind) => {
    if (term !== undefined && quality > (best.get(term.text)?.quality ?? 0)) {
      best.set(term.text, { term, quality, kind });
    }
  };
  addSpellings(vocabulary, word, add);
  const phrases = addSynonyms(vocabulary, word, add);
  const isKnown = best.size > 0 || phrases.length > 0;
  const names = word.compounds.map((compound) => vocabulary.exact(compound));
  for (const name of names) {
    add(name, 1);
  }
  if (best.size === 0 && vocabulary.isIncomplete) {
    // What it stands for may be on its way: no guesses.
    return { terms: [], phrases, meant: word.forms[0] ?? '', isName: false };
  }
  if (best.size === 0 && phrases.length === 0) {
    phrases.push(...word.forms.flatMap((form) => splitCompound(vocabulary, form)));
  }
  if (!isKnown) {
    addTypos(vocabulary, word, add);
  }
  if (best.size === 0 && word.parts.length > 0) {
    // Stop words are nowhere in the text.
    const parts = word.parts.filter((part) => !STOP_WORDS.has(part));
    const words = parts.map((part) => vocabulary.family(part)).filter(({ length }) => length > 0);
    if (words.length > 0) {
      phrases.push({ words, quality: words.length / parts.length });
    }
  }
  const isName = names.some((name) => name !== undefined);
  const terms = [...best.values()];
  return { terms, phrases, meant: correctTypo(terms) ?? word.forms[0] ?? '', isName };
}

function correctTypo(terms: readonly TermMatch[]): string | undefined {
  const typos = terms.filter(({ kind }) => kind === 'typo');
  return typos.sort((a, b) => b.quality - a.quality)[0]?.term.text;
}

function addSpellings(vocabulary: Vocabulary, word: QueryWord, add: Add): void {
  for (const form of word.forms) {
    if (word.isStopWord) {
      add(vocabulary.exact(form), 1);
      continue;
    }
    for (const term of vocabulary.family(form)) {
      add(term, term.text === form ? 1 : QUALITY.stem);
    }
    if (form.length < 2 && !word.isLast) {
      continue;
    }
    const begun = vocabulary.startingWith(form);
    const kind = kindOfBeginning(form, begun);
    if (kind !== 'letter') {
      vocabulary.needBeginning(form);
    }
    for (const term of begun) {
      add(term, QUALITY.prefix, kind);
    }
  }
}

/** Most pages hold words that begin with one letter or two: titles and headings that do say more, and are quicker found. */
function kindOfBeginning(form: string, begun: readonly Term[]): TermMatch['kind'] {
  if (form.length < 2 && begun.some(({ titles }) => titles > 0)) {
    return 'letter';
  }
  const isInHeading = begun.some(({ headings }) => headings.records.length > 0);
  return form.length < 3 && isInHeading ? 'letters' : 'beginning';
}

/** @returns those of several words, which hold when all of them are there */
function addSynonyms(vocabulary: Vocabulary, word: QueryWord, add: Add): PhraseMatch[] {
  return word.synonyms.flatMap((phrase) => {
    const words = phrase.map((text) => vocabulary.family(text));
    if (words.length > 1) {
      const isThere = words.every((terms) => terms.length > 0);
      return isThere ? [{ words, quality: QUALITY.synonym }] : [];
    }
    for (const term of words.flat()) {
      add(term, QUALITY.synonym);
    }
    return [];
  });
}

function addTypos(vocabulary: Vocabulary, { forms, isLast }: QueryWord, add: Add): void {
  for (const form of forms) {
    for (const { term, edits, isPrefix } of vocabulary.similarTo(form)) {
      if (isLast || !isPrefix) {
        add(term, (QUALITY.typo / edits) * (isPrefix ? 0.8 : 1), 'typo');
      }
    }
  }
}

/** `lazyloading`: two words of the index written as one. */
function splitCompound(vocabulary: Vocabulary, form: string): readonly PhraseMatch[] {
  const cuts = Array.from({ length: Math.max(0, form.length - 5) }, (_, index) => index + 3);
  return cuts.flatMap((cut) => {
    const left = vocabulary.exact(form.slice(0, cut));
    const right = left && vocabulary.exact(form.slice(cut));
    return left && right ? [{ words: [[left], [right]], quality: 1 }] : [];
  });
}
