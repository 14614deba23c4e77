import type { WordsPart } from '../schema/index-format.ts';
import { fromWorthStep, unpackWords } from '../schema/packed-words.ts';
import { editDistances, type SimilarTerm } from './edit-distances.ts';
import type { Worth } from './index-records.ts';
import { partitionPoint } from './partition-point.ts';
import type { StoredRecord } from './record-store.ts';
import { Shelf } from './shelf.ts';
import { STOP_WORDS, stemOf } from './words.ts';

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

const NOWHERE: Postings = { records: [], scores: [] };

interface HeadingPostings extends Postings {
  readonly records: number[];
  readonly scores: number[];
}

/** A term that stands for a word of the query. */
export interface TermMatch {
  readonly term: Term;
  /** 1 for the word itself, less for what only resembles it. */
  readonly quality: number;
  /**
   * `beginning` is one with which the term begins; `letter` is one with which words of titles do, `letters` are two with
   * which words of headings do.
   */
  readonly kind?: 'beginning' | 'letter' | 'letters' | 'typo' | undefined;
}

/** Enough for a list of twenty; more would only cost time while the first letter is typed. */
const MOST_PREFIX_MATCHES = 80;

/** One edit from 4 letters, two from 8. */
export function allowedEdits(word: string): number {
  const letters = [...word].length;
  return letters >= 8 ? 2 : letters >= 4 ? 1 : 0;
}

/**
 * What words with a stem begin with: the stem, whose last letter may be another in the words. `hope` and `hoping` have
 * the stem `hope`, `happy` has `happi`, `analyse` `analyz`, `colours` `color`, `capability` `capabl`. A letter has no
 * family.
 */
export function beginningsOfFamily(stem: string): readonly string[] {
  const others: Readonly<Record<string, string>> = { e: 'i', i: 'y', z: 's', r: 'u', l: 'i' };
  const other = others[stem.at(-1) ?? ''];
  return stem.length < 2 ? [] : [stem, ...(other === undefined ? [] : [stem.slice(0, -1) + other])];
}

/** All terms, found by spelling, stem, beginning or likeness. */
export class Vocabulary {
  readonly #terms = new Map<string, Term>();
  readonly #sorted: Term[] = [];
  #isSorted = true;
  readonly #learned = new Map<string, Postings>();
  #shelf = new Shelf<string>([]);
  #withHeadings = false;
  #missing = new Set<number>();

  /** Says by their first words which files of words there are, and whether words of headings stand in them. */
  expect(firsts: readonly string[], withHeadings: boolean): void {
    this.#shelf = new Shelf(firsts);
    this.#withHeadings = withHeadings;
  }

  /** Enters the words of a file. A record has the number of its section. */
  addWords({ place, text, headings, learned }: WordsPart): void {
    for (const { word, sections, worth } of unpackWords(text)) {
      // A large site has a million of these: an array of numbers is twice as large.
      this.#add(word).prose = {
        records: sections,
        scores: Float32Array.from(worth, fromWorthStep),
      };
    }
    for (const row of headings === undefined ? [] : unpackWords(headings)) {
      const { records, scores } = this.#add(row.word).headings;
      records.push(...row.sections);
      scores.push(...row.worth.map(fromWorthStep));
    }
    for (const { word, sections, worth } of unpackWords(learned)) {
      this.#learned.set(word, { records: sections, scores: worth.map(fromWorthStep) });
    }
    this.#shelf.arrive(place);
  }

  /** Enters the words of one heading. */
  addHeading(record: StoredRecord, words: Worth): void {
    for (const [word, worth] of words) {
      const term = this.#add(word);
      term.titles += record.level === 1 ? 1 : 0;
      term.headings.records.push(record.id);
      term.headings.scores.push(worth);
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
      headings: { records: [], scores: [] },
      prose: { records: [], scores: [] },
      titles: 0,
    };
    this.#terms.set(text, term);
    this.#sorted.push(term);
    this.#isSorted = false;
    return term;
  }

  /** The term that is written so. Stop words are in no text, so no file is needed for one when headings are all there. */
  exact(text: string): Term | undefined {
    if (this.#withHeadings || !STOP_WORDS.has(text)) {
      this.#need(text, text);
    }
    return this.#terms.get(text);
  }

  /** Terms that are written so or have the same stem. */
  family(text: string): readonly Term[] {
    const stem = stemOf(text);
    const term = this.exact(text);
    const others = beginningsOfFamily(stem).flatMap((beginning) => {
      this.needBeginning(beginning);
      return this.#withBeginning(beginning).filter(
        (other) => other !== term && stemOf(other.text) === stem,
      );
    });
    return term === undefined ? others : [term, ...others];
  }

  /** Pages that a feature of a query speaks for, by their numbers, and how much. */
  learned(feature: string): Postings {
    this.#need(feature, feature);
    return this.#learned.get(feature) ?? NOWHERE;
  }

  /** Longer terms that begin with the word: those in titles first, then the shorter ones. */
  startingWith(text: string): readonly Term[] {
    const found = this.#withBeginning(text).filter((term) => term.text !== text);
    if (found.length <= MOST_PREFIX_MATCHES) {
      return found;
    }
    const rank = (term: Term) => (term.titles > 0 ? 0 : 1000) + term.text.length;
    return found.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_PREFIX_MATCHES);
  }

  /**
   * Terms within the allowed number of edits of the word, or beginning with something that is. Readers seldom miss the
   * first letters: the second may differ where nothing else is found, the first where nothing else is, in titles.
   *
   * @param most first letters that must be right: 2, or 1 for who does not believe what has both
   */
  similarTo(text: string, most: 1 | 2 = 2): readonly SimilarTerm<Term>[] {
    const edits = allowedEdits(text);
    for (const shared of edits === 0 ? [] : [2, 1, 0].slice(2 - most)) {
      const beginning = [...text].slice(0, shared).join('');
      if (shared > 0) {
        this.needBeginning(beginning);
      }
      if (this.isIncomplete) {
        return [];
      }
      // Of words with another first letter, only those of titles are all there.
      const terms = this.#withBeginning(beginning).filter(({ titles }) => shared > 0 || titles > 0);
      const near = editDistances(terms, text, edits);
      if (near.length > 0) {
        return near;
      }
    }
    return [];
  }

  /** In the order of UTF-16 units. */
  #withBeginning(text: string): Term[] {
    if (!this.#isSorted) {
      this.#sorted.sort((a, b) => (a.text < b.text ? -1 : 1));
      this.#isSorted = true;
    }
    const from = partitionPoint(this.#sorted, (term) => term.text < text);
    const to = partitionPoint(this.#sorted, (term) => term.text < `${text}\uffff`);
    return this.#sorted.slice(from, to);
  }
}
