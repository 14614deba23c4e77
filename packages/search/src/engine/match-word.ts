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
  /** The word and its neighbour are a name of the index: `use callback` for `useCallback`. */
  readonly isName: boolean;
}

/** Several words that together stand for one. */
export interface PhraseMatch {
  /** For each word, the term itself and those with its stem. */
  readonly words: readonly (readonly Term[])[];
  readonly quality: number;
}

/** Finds what a word of the query may stand for. */
export function matchWord(vocabulary: Vocabulary, word: QueryWord): WordMatches {
  const best = new Map<string, TermMatch>();
  const add = (term: Term | undefined, quality: number, kind: TermMatch['kind']): void => {
    if (term !== undefined && quality > (best.get(term.text)?.quality ?? 0)) {
      best.set(term.text, { term, quality, kind });
    }
  };
  addSpellings(vocabulary, word, add);
  const phrases = addSynonyms(vocabulary, word, add);
  const isKnown = best.size > 0 || phrases.length > 0;
  let isName = false;
  for (const compound of word.compounds) {
    vocabulary.needFamily(compound);
    const name = vocabulary.exact(compound);
    isName ||= name !== undefined;
    add(name, QUALITY.compound, 'exact');
  }
  if (best.size === 0 && vocabulary.isIncomplete) {
    // What it stands for may be on its way: no guesses.
    return { terms: [], phrases, isName: false };
  }
  if (best.size === 0 && phrases.length === 0) {
    phrases.push(...splitCompound(vocabulary, word.forms));
  }
  if (!isKnown) {
    addTypos(vocabulary, word, add);
  }
  if (best.size === 0 && word.parts.length > 0) {
    // Stop words are nowhere in the text.
    const parts = word.parts.filter((part) => !STOP_WORDS.has(part));
    const words = parts.map((part) => family(vocabulary, part)).filter(({ length }) => length > 0);
    if (words.length > 0) {
      phrases.push({ words, quality: words.length / parts.length });
    }
  }
  return { terms: [...best.values()], phrases, isName };
}

type Add = (term: Term | undefined, quality: number, kind: TermMatch['kind']) => void;

function addSpellings(vocabulary: Vocabulary, word: QueryWord, add: Add): void {
  // Who types `@Get` and not "get" means the decorator, when there is one.
  const sign = /^[-$@#]/.test(word.forms[0] ?? '') && vocabulary.exact(word.forms[0] ?? '');
  const otherForm = sign ? QUALITY.withoutSign : 1;
  for (const [place, form] of word.forms.entries()) {
    const share = place === 0 ? 1 : otherForm;
    if (word.isStopWord) {
      vocabulary.needStopWord(form);
    } else {
      vocabulary.needFamily(form);
    }
    add(vocabulary.exact(form), share, 'exact');
    if (word.isStopWord) {
      continue;
    }
    for (const term of vocabulary.sameStem(form)) {
      add(term, QUALITY.stem * share, 'stem');
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
      const filled = form.length / term.text.length;
      const quality = QUALITY.prefixLeast + (QUALITY.prefixMost - QUALITY.prefixLeast) * filled;
      add(term, quality * share, kind);
    }
  }
}

/** Most pages hold words that begin with one letter or two: titles and headings that do say more, and are quicker found. */
function kindOfBeginning(form: string, begun: readonly Term[]): TermMatch['kind'] {
  if (form.length < 2 && begun.some(({ titles }) => titles > 0)) {
    return 'letter';
  }
  const isInHeading = begun.some(({ headings }) => headings.records.length > 0);
  return form.length < 3 && isInHeading ? 'letters' : 'prefix';
}

function addSynonyms(vocabulary: Vocabulary, word: QueryWord, add: Add): PhraseMatch[] {
  const phrases: PhraseMatch[] = [];
  for (const phrase of word.synonyms) {
    const words = phrase.map((text) => family(vocabulary, text));
    const [first] = words;
    if (first === undefined || words.some((terms) => terms.length === 0)) {
      continue;
    }
    if (words.length > 1) {
      phrases.push({ words, quality: QUALITY.synonym });
      continue;
    }
    for (const term of first) {
      const isItself = term.text === phrase[0];
      add(term, QUALITY.synonym * (isItself ? 1 : QUALITY.stem), 'synonym');
    }
  }
  return phrases;
}

/** A term and those with its stem. */
function family(vocabulary: Vocabulary, text: string): readonly Term[] {
  vocabulary.needFamily(text);
  const term = vocabulary.exact(text);
  return [...(term === undefined ? [] : [term]), ...vocabulary.sameStem(text)];
}

function addTypos(vocabulary: Vocabulary, word: QueryWord, add: Add): void {
  for (const form of word.forms) {
    for (const { term, edits, isPrefix } of vocabulary.similarTo(form)) {
      if (isPrefix && !word.isLast) {
        continue;
      }
      // Short words resemble too much: `bread` is one edit from `break`. A heading vouches for them, they
      // begin alike, and a letter is missing, added, doubled or in the wrong place, not another.
      const isOther = term.text.length === form.length && letters(term.text) !== letters(form);
      const isSure = term.text[0] === form[0] && !isOther;
      if (form.length < 6 && (!isSure || term.headings.records.length === 0)) {
        continue;
      }
      const quality = edits > 1 ? QUALITY.twoEdits : QUALITY.oneEdit;
      const filled = isPrefix ? 0.8 : 1;
      add(term, quality * filled, 'typo');
    }
  }
}

function letters(text: string): string {
  return [...new Set(text)].sort().join('');
}

/** `lazyloading`: two words of the index written as one. */
function splitCompound(vocabulary: Vocabulary, forms: readonly string[]): readonly PhraseMatch[] {
  const phrases: PhraseMatch[] = [];
  for (const form of forms) {
    for (let cut = 3; cut <= form.length - 3; cut++) {
      vocabulary.needFamily(form.slice(0, cut));
      const left = vocabulary.exact(form.slice(0, cut));
      if (left === undefined) {
        continue;
      }
      vocabulary.needFamily(form.slice(cut));
      const right = vocabulary.exact(form.slice(cut));
      if (right !== undefined) {
        phrases.push({ words: [[left], [right]], quality: QUALITY.compound });
      }
    }
  }
  return phrases;
}
