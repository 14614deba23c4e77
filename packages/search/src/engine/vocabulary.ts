import type { WordsPart } from '../schema/index-format.ts';
import { fromWorthStep, unpackWords } from '../schema/packed-words.ts';
import { editDistances } from './edit-distances.ts';
import { Shelf } from './shelf.ts';
import { stemOf } from './words.ts';

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

/** One edit from 4 letters, two from 8. */
export function allowedEdits(word: string): number {
  const letters = [...word].length;
  return letters >= 8 ? 2 : letters >= 4 ? 1 : 0;
}

/**
 * What every word with the stem of this one begins with: the stem but for its last letter, which may be
 * another in the words (`try` and `tries` have the stem `tri`, `hope` and `hoping` the stem `hope`).
 */
export function beginningOfFamily(text: string): string {
  const stem = stemOf(text);
  return stem.slice(0, Math.max(2, stem.length - 1));
}

/** All terms, found by spelling, stem, beginning or likeness. */
export class Vocabulary {
  readonly #terms = new Map<string, Term>();
  readonly #byStem = new Map<string, Term[]>();
  #sorted: readonly string[] = [];
  #shelf = new Shelf<string>([]);
  #missing = new Set<number>();

  /** Says by their first words which files of words there are. */
  expect(firsts: readonly string[]): void {
    this.#shelf = new Shelf(firsts);
  }

  /** Enters the words of a file. @param recordOf record of a section. */
  addWords(part: WordsPart, recordOf: (section: number) => number): void {
    for (const { word, sections, worth } of unpackWords(part)) {
      const { records, scores } = this.add(word).prose;
      for (const [place, section] of sections.entries()) {
        records.push(recordOf(section));
        scores.push(fromWorthStep(worth[place] ?? 0));
      }
    }
    this.#shelf.arrive(part.place);
  }

  /** Notes that terms with this stem matter. */
  needFamily(text: string): void {
    this.needBeginning(beginningOfFamily(text));
    this.#need(text, text);
  }

  /** Notes that terms which begin with this matter. */
  needBeginning(text: string): void {
    this.#need(text, `${text}\uffff`);
  }

  /** A term that was noted has not arrived: what is not found may still exist. */
  get isIncomplete(): boolean {
    return this.#missing.size > 0;
  }

  /** @returns places of the files that were needed and have not arrived, and forgets them. */
  takeMissing(): readonly number[] {
    const missing = [...this.#missing].sort((a, b) => a - b);
    this.#missing.clear();
    return missing;
  }

  #need(from: string, to: string): void {
    for (const place of this.#shelf.missingBetween(from, to)) {
      this.#missing.add(place);
    }
  }

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
    const stem = stemOf(text);
    const family = this.#byStem.get(stem);
    if (family === undefined) {
      this.#byStem.set(stem, [term]);
    } else {
      family.push(term);
    }
    return term;
  }

  exact(text: string): Term | undefined {
    return this.#terms.get(text);
  }

  /** Terms with the same stem, the word itself left out. */
  sameStem(text: string): readonly Term[] {
    return (this.#byStem.get(stemOf(text)) ?? []).filter((term) => term.text !== text);
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
   * Readers seldom miss the first letter, so it may differ only where nothing else is found, in headings.
   */
  similarTo(text: string): readonly { term: Term; edits: number; isPrefix: boolean }[] {
    const edits = allowedEdits(text);
    if (edits === 0) {
      return [];
    }
    const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
    this.needBeginning(first);
    if (this.isIncomplete) {
      return [];
    }
    const words = this.#sort();
    const from = firstAtLeast(words, first);
    const to = firstAtLeast(words, `${first}\uffff`);
    const near = editDistances(words.slice(from, to), text, edits);
    // Another first letter is looked for in headings only: all words of the text are not there.
    const isNear = near.length > 0;
    const all = isNear ? near : editDistances(words, text, edits);
    return all.flatMap(({ word, ...distance }) => {
      const term = this.#terms.get(word);
      const isAllowed = isNear || (term?.headings.records.length ?? 0) > 0;
      return term === undefined || !isAllowed ? [] : [{ term, ...distance }];
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
