import { stemmer } from 'stemmer';
import { editDistances } from './edit-distances.ts';

/** A word of the index with the records that hold it. */
export interface Term {
  readonly text: string;
  /** Records and what each is worth, in parallel; headings and text apart. */
  readonly headings: Postings;
  readonly prose: Postings;
}

export interface Postings {
  readonly records: number[];
  readonly scores: number[];
}

/** A term that stands for a word of the query. */
export interface TermMatch {
  readonly term: Term;
  /** 1 for the word itself, less for what only resembles it. */
  readonly quality: number;
  readonly kind: 'exact' | 'stem' | 'prefix' | 'typo' | 'synonym';
}

/** Enough for a list of twenty; more would only cost time while the first letter is typed. */
const MOST_PREFIX_MATCHES = 80;

/** Contract of the issue: one edit from 4 letters, two from 8. */
export function allowedEdits(word: string): number {
  const letters = [...word].length;
  return letters >= 8 ? 2 : letters >= 4 ? 1 : 0;
}

/** All terms, found by spelling, stem, beginning or likeness. */
export class Vocabulary {
  readonly #terms = new Map<string, Term>();
  readonly #byStem = new Map<string, Term[]>();
  #sorted: readonly string[] = [];

  /** @returns the term, made when it is new. */
  add(text: string): Term {
    const known = this.#terms.get(text);
    if (known !== undefined) {
      return known;
    }
    const term: Term = {
      text,
      headings: { records: [], scores: [] },
      prose: { records: [], scores: [] },
    };
    this.#terms.set(text, term);
    const stem = stemmer(text);
    const family = this.#byStem.get(stem);
    if (family === undefined) {
      this.#byStem.set(stem, [term]);
    } else {
      family.push(term);
    }
    return term;
  }

  get size(): number {
    return this.#terms.size;
  }

  exact(text: string): Term | undefined {
    return this.#terms.get(text);
  }

  /** Terms with the same stem, the word itself left out. */
  sameStem(text: string): readonly Term[] {
    return (this.#byStem.get(stemmer(text)) ?? []).filter((term) => term.text !== text);
  }

  /** Longer terms that begin with the word: those in headings first, then the shorter ones. */
  startingWith(text: string): readonly Term[] {
    const words = this.#sort();
    const found: Term[] = [];
    for (let place = firstAtLeast(words, text); place < words.length; place++) {
      const word = words[place] ?? '';
      if (!word.startsWith(text)) {
        break;
      }
      const term = this.#terms.get(word);
      if (term !== undefined && word !== text) {
        found.push(term);
      }
    }
    if (found.length <= MOST_PREFIX_MATCHES) {
      return found;
    }
    const rank = (term: Term) => (term.headings.records.length > 0 ? 0 : 1000) + term.text.length;
    return found.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_PREFIX_MATCHES);
  }

  /**
   * Terms within the allowed number of edits of the word, or beginning with something that is.
   * Readers seldom miss the first letter, so it may differ only where nothing else is found.
   */
  similarTo(text: string): readonly { term: Term; edits: number; isPrefix: boolean }[] {
    const edits = allowedEdits(text);
    if (edits === 0) {
      return [];
    }
    const words = this.#sort();
    const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
    const from = firstAtLeast(words, first);
    const to = firstAtLeast(words, `${first}\uffff`);
    const near = editDistances(words, text, { edits, from, to });
    const all =
      near.length > 0 ? near : editDistances(words, text, { edits, from: 0, to: words.length });
    return all.flatMap(({ word, ...distance }) => {
      const term = this.#terms.get(word);
      return term === undefined ? [] : [{ term, ...distance }];
    });
  }

  #sort(): readonly string[] {
    if (this.#sorted.length !== this.#terms.size) {
      this.#sorted = [...this.#terms.keys()].sort(compareUnits);
    }
    return this.#sorted;
  }
}

/** By UTF-16 units, whatever the locale: the searches above rely on it. */
function compareUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Place of the first word that is not less than `text`. */
function firstAtLeast(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < text) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
