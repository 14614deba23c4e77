import type { Unmentioned } from '../schema/algolia-types.ts';
import type { Directory, IndexPart } from '../schema/index-format.ts';
import { type FacetFilters, readFilters } from './facet-filters.ts';
import { findUnmentioned } from './find-unmentioned.ts';
import { worthOfHeading } from './index-records.ts';
import { matchWord } from './match-word.ts';
import { featuresOf, neighboursIn } from './query-features.ts';
import { rankRecords } from './rank-records.ts';
import { readQuery } from './read-query.ts';
import { RecordStore, type StoredRecord } from './record-store.ts';
import { RecordScores, scoreWord, type WordScores } from './score-word.ts';
import { Shelf } from './shelf.ts';
import { type TermMatch, Vocabulary } from './vocabulary.ts';
import { FIELD, RANKING } from './weights.ts';
import { stemOf } from './words.ts';

export interface EngineQuery {
  readonly query: string;
  readonly filters: FacetFilters;
  /** Records that pass any of these come a little earlier, as the series that the reader is in. */
  readonly preferred?: readonly string[];
  /** Number of the first hit, from 0. */
  readonly offset: number;
  readonly limit: number;
}

export interface EngineAnswer {
  /** Records that fit, on all pages of the answer. */
  readonly total: number;
  readonly hits: readonly StoredRecord[];
  /** What each hit is worth, of no fixed scale. */
  readonly scores: readonly number[];
  /** Words of the index that stand for the telling words of the query: what to highlight. */
  readonly matched: ReadonlySet<string>;
  /** Headings of the first page hold every word of the query that says something. */
  readonly isSure: boolean;
  readonly missing: MissingParts;
  /** What no page holds, whatever the filters. */
  readonly unmentioned: Unmentioned;
}

/** Places of files, among those of their kind, that have not arrived. */
export interface MissingParts {
  /** Without these, hits may be unknown. */
  readonly words: readonly number[];
  /** Without these, some of the first hits are left out, or further ones. */
  readonly headings: readonly number[];
  readonly moreHeadings: readonly number[];
  /** Without these, the first hits have no snippets, or further ones. */
  readonly text: readonly number[];
  readonly moreText: readonly number[];
}

/** Hits that a reader sees first, in a dialog on a phone. */
const FIRST_HITS = 3;
/** Hits that no answer goes without: those that a reader looks through. */
const NEEDED_HITS = 8;

/** Evidence from which a page is likely: that of two telling words, or of one and its pair with another. */
const ENOUGH = 3;

/**
 * The search itself: no network, no page, no clock. Pages come first; the rest can be added in any order and at any
 * time after them. Each answer uses what is there and says what it missed.
 */
export class SearchEngine {
  readonly store = new RecordStore();
  readonly #vocabulary = new Vocabulary();
  #texts = new Shelf<number>([]);
  #headings = new Shelf<number>([]);

  /** Says which files are loaded on demand. */
  expect({ words, text, headings }: Directory): void {
    this.#vocabulary.expect(words, headings.length > 0);
    this.#texts = new Shelf(text);
    this.#headings = new Shelf(headings);
  }

  /** Adds a file of the index. */
  add(part: IndexPart): void {
    switch (part.kind) {
      case 'pages':
        this.#listWords(this.store.addPages(part));
        break;
      case 'headings': {
        const records = this.store.addHeadings(part);
        this.#headings.arrive(part.place);
        if (part.place < 0) {
          this.#listWords(records);
        }
        break;
      }
      case 'words':
        this.#vocabulary.addWords(part);
        break;
      case 'text':
        this.store.addText(part);
        this.#texts.arrive(part.place);
    }
  }

  /** Answers a query. The same index and query always give the same answer. */
  search({ query, filters, preferred = [], offset, limit }: EngineQuery): EngineAnswer {
    const words = readQuery(query).map((word) => ({
      ...word,
      ...matchWord(this.#vocabulary, word),
    }));
    const telling = words.filter(({ isStopWord }) => !isStopWord);
    const [fits, isPreferred] = [readFilters(filters), readFilters([preferred])];
    const evidence = this.#evidenceFor(words, query);
    const { total, best } = rankRecords(this.store, {
      stems: telling.map(({ meant }) => stemOf(meant)),
      scores: [
        ...words.map((word) => scoreWord(word, this.store.records.length)),
        this.#scoreLikely(evidence),
      ],
      weigh: (page, number) =>
        fits(page)
          ? (isPreferred(page) ? RANKING.here : 1) * Math.exp(RANKING.learned * evidence.of(number))
          : 0,
      count: offset + limit,
    });
    const wanted = best.slice(offset);
    const shown = wanted.filter(({ record }) => record.title !== '');
    const hits = shown.map(({ record }) => record);
    return {
      total,
      unmentioned: findUnmentioned(this.#vocabulary, query, words),
      hits,
      scores: shown.map(({ score }) => score),
      missing: this.#missingFor(wanted.map(({ record }) => record)),
      matched: new Set(
        telling
          .flatMap(({ terms, phrases }) => [
            ...terms.map(({ term }) => term),
            ...phrases.flatMap(({ words }) => words.flat()),
          ])
          .map(({ text }) => text),
      ),
      isSure: telling.every(({ terms }) => this.#isInHeadings(terms, hits[0]?.page)),
    };
  }

  /** What the words were learned to say for each page, by its number. */
  #evidenceFor(words: readonly { meant: string; parts: readonly string[] }[], query: string) {
    const evidence = new RecordScores(this.store.pages.length);
    const features = featuresOf(words.flatMap(({ meant, parts }) => [meant, ...parts]));
    for (const [page, worth] of features.flatMap((feature) => this.#learned(feature))) {
      evidence.add(page, worth);
    }
    const quoted = new RecordScores(this.store.pages.length);
    for (const [page, worth] of neighboursIn(query).flatMap((feature) => this.#learned(feature))) {
      quoted.add(page, worth);
    }
    const enough = RANKING.quoted * Math.log2(this.store.pages.length);
    for (const page of quoted.records.filter((number) => quoted.of(number) > enough)) {
      evidence.add(page, RANKING.quotedBit * quoted.of(page));
    }
    return evidence;
  }

  #learned(feature: string): readonly (readonly [page: number, worth: number])[] {
    const { records, scores } = this.#vocabulary.learned(feature);
    return Array.from(records, (page, place) => [page, scores[place] ?? 0]);
  }

  /** Pages that are likely are hits without any of the words, as if one more stood in a heading of them. */
  #scoreLikely(evidence: RecordScores): WordScores {
    const scores = new RecordScores(this.store.records.length);
    for (const page of evidence.records) {
      if (evidence.of(page) >= ENOUGH) {
        scores.raise(this.store.pages[page]?.record ?? -1, FIELD.heading);
      }
    }
    return { weight: RANKING.likely, scores, isStopWord: false };
  }

  /** A heading of the page holds one of the terms as it was meant, not with a typo. */
  #isInHeadings(terms: readonly TermMatch[], page: number | undefined): boolean {
    return terms.some(
      ({ term, kind }) =>
        kind !== 'typo' &&
        term.headings.records.some((record) => this.store.records[record]?.page === page),
    );
  }

  #missingFor(hits: readonly StoredRecord[]): MissingParts {
    const sections = hits.map(({ id }) => id);
    const pages = (some: readonly StoredRecord[]) =>
      some.filter(({ level }) => level > 1).map(({ page }) => page);
    return {
      words: this.#vocabulary.takeMissing(),
      headings: this.#headings.missingOf(pages(hits.slice(0, NEEDED_HITS))),
      moreHeadings: this.#headings.missingOf(pages(hits.slice(NEEDED_HITS))),
      text: this.#texts.missingOf(sections.slice(0, FIRST_HITS)),
      moreText: this.#texts.missingOf(sections.slice(FIRST_HITS)),
    };
  }

  #listWords(records: readonly StoredRecord[]): void {
    for (const record of records) {
      this.#vocabulary.addHeading(record, worthOfHeading(record, this.store.pageOf(record)));
    }
  }
}
