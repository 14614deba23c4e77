import type { WordsPart } from '../schema/index-format.ts';
import { fromWorthStep, unpackWords } from '../schema/packed-words.ts';
import { editDistances } from './edit-distances.ts';
import type { HeadingWord } from './index-records.ts';
import type { StoredRecord } from './record-store.ts';
import { Shelf } from './shelf.ts';
import { stemOf } from './words.ts';

/** A word of the index with the records that hold it. */
export interface Term {
  readonly text: string;
  /** Records and what each is worth, in parallel; headings and text apart. */
  readonly headings: HeadingPostings;
  prose: Postings;
  /** How many of its headings are titles of pages. They come first. */
  titles: number;
}

export interface Postings {
  readonly records: ArrayLike<number>;
  readonly scores: ArrayLike<number>;
}

interface HeadingPostings extends Postings {
  readonly records: number[];
  readonly scores: number[];
  /** Places in the headings (`HeadingWord`). */
  readonly places: number[];
}

/** A term that stands for a word of the query. */
export interface TermMatch {
  readonly term: Term;
  /** 1 for the word itself, less for what only resembles it. */
  readonly quality: number;
  /** `letter` is one with which words of titles begin, `letters` are two with which words of headings do. */
  readonly kind: 'exact' | 'stem' | 'prefix' | 'letter' | 'letters' | 'typo' | 'synonym';
}

/** Enough for a list of twenty; more would only cost time while the first letter is typed. */
const MOST_PREFIX_MATCHES = 80;

/** One edit from 4 letters, two from 8. */
export function allowedEdits(word: string): number {
  const letters = [...word].length;
  return letters >= 8 ? 2 : letters >= 4 ? 1 : 0;
}

/**
 * What words with the stem of this one begin with: the stem, whose last letter may be another in the words. `hope` and
 * `hoping` have the stem `hope`, `happy` has `happi`, `analyse` `analyz`, `colours` `color`, `capability` `capabl`.
 */
export function beginningsOfFamily(text: string): readonly string[] {
  const stem = stemOf(text);
  const others: Readonly<Record<string, string>> = { e: 'i', i: 'y', z: 's', r: 'u', l: 'i' };
  const other = others[stem.at(-1) ?? ''];
  return other === undefined ? [stem] : [stem, stem.slice(0, -1) + other];
}

/** All terms, found by spelling, stem, beginning or likeness. */
export class Vocabulary {
  readonly #terms = new Map<string, Term>();
  readonly #byStem = new Map<string, Term[]>();
  #sorted: readonly string[] = [];
  #shelf = new Shelf<string>([]);
  #withHeadings = false;
  #missing = new Set<number>();

  /** Says by their first words which files of words there are, and whether words of headings stand in them. */
  expect(firsts: readonly string[], withHeadings: boolean): void {
    this.#shelf = new Shelf(firsts);
    this.#withHeadings = withHeadings;
  }

  /** Enters the words of a file. A record has the number of its section. */
  addWords({ place, text, headings }: WordsPart): void {
    for (const { word, sections, worth } of unpackWords(text)) {
      // A large site has a million of these: an array of numbers is twice as large.
      this.#add(word).prose = {
        records: sections,
        scores: Float32Array.from(worth, fromWorthStep),
      };
    }
    for (const row of headings === undefined ? [] : unpackWords(headings)) {
      const { records, scores, places } = this.#add(row.word).headings;
      records.push(...row.sections);
      scores.push(...row.worth.map(fromWorthStep));
      places.push(...row.places);
    }
    this.#shelf.arrive(place);
  }

  /** Enters the words of one heading. */
  addHeading(record: StoredRecord, words: ReadonlyMap<string, HeadingWord>): void {
    for (const [word, { worth, place }] of words) {
      const term = this.#add(word);
      term.titles += record.level === 1 ? 1 : 0;
      term.headings.records.push(record.id);
      term.headings.scores.push(worth);
      term.headings.places.push(place);
    }
  }

  /** Notes that terms with this stem matter. */
  needFamily(text: string): void {
    for (const beginning of beginningsOfFamily(text)) {
      this.needBeginning(beginning);
    }
    this.#need(text, text);
  }

  /** Notes that a stop word matters, which headings list and text does not. */
  needStopWord(text: string): void {
    if (this.#withHeadings) {
      this.#need(text, text);
    }
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
  #add(text: string): Term {
    const known = this.#terms.get(text);
    if (known !== undefined) {
      return known;
    }
    const term: Term = {
      text,
      headings: { records: [], scores: [], places: [] },
      prose: { records: [], scores: [] },
      titles: 0,
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

  /** Terms with this stem. */
  ofStem(stem: string): readonly Term[] {
    return this.#byStem.get(stem) ?? [];
  }

  /** Terms with the same stem, the word itself left out. */
  sameStem(text: string): readonly Term[] {
    return this.ofStem(stemOf(text)).filter((term) => term.text !== text);
  }

  /** Longer terms that begin with the word: those in titles first, then the shorter ones. */
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
    const rank = (term: Term) => (term.titles > 0 ? 0 : 1000) + term.text.length;
    return found.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_PREFIX_MATCHES);
  }

  /**
   * Terms within the allowed number of edits of the word, or beginning with something that is. Readers seldom miss the
   * first letters: the second may differ where nothing else is found, the first where nothing else is, in titles.
   */
  similarTo(text: string): readonly { term: Term; edits: number; isPrefix: boolean }[] {
    const edits = allowedEdits(text);
    for (const shared of edits === 0 ? [] : [2, 1, 0]) {
      const beginning = [...text].slice(0, shared).join('');
      if (shared > 0) {
        this.needBeginning(beginning);
      }
      if (this.isIncomplete) {
        return [];
      }
      const words = this.#sort();
      const from = firstAtLeast(words, beginning);
      const to = firstAtLeast(words, `${beginning}\uffff`);
      const near = editDistances(words.slice(from, to), text, edits).flatMap(
        ({ word, ...distance }) => {
          const term = this.#terms.get(word);
          // Of words with another first letter, only those of titles are all there.
          return term !== undefined && (shared > 0 || term.titles > 0)
            ? [{ term, ...distance }]
            : [];
        },
      );
      if (near.length > 0) {
        return near;
      }
    }
    return [];
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
