import type { Directory, IndexPart } from '../schema/index-format.ts';
import { type FacetFilters, passesFilters } from './facet-filters.ts';
import { indexHeadings } from './index-records.ts';
import { matchWord, type WordMatches } from './match-word.ts';
import { rankRecords } from './rank-records.ts';
import { type QueryWord, readQuery } from './read-query.ts';
import { RecordStore, type StoredRecord } from './record-store.ts';
import { scoreWord } from './score-word.ts';
import { Shelf } from './shelf.ts';
import { type TermMatch, Vocabulary } from './vocabulary.ts';

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
}

/** Places of files, among those of their kind, that have not arrived. */
export interface MissingParts {
  /** Without these, hits may be missing. */
  readonly words: readonly number[];
  /** Without these, the first hits have no snippets. */
  readonly text: readonly number[];
  /** Without these, further hits have no snippets. */
  readonly moreText: readonly number[];
}

/** Hits that a reader sees first, in a dialog on a phone. */
const FIRST_HITS = 3;

/**
 * The search itself: no network, no page, no clock. Pages, then headings come first; words and text can
 * be added in any order and at any time after them. Each answer uses what is there and says what it missed.
 */
export class SearchEngine {
  readonly store = new RecordStore();
  readonly #vocabulary = new Vocabulary();
  #texts = new Shelf<number>([]);

  /** Says which files of words and text there are, by the first word and section of each. */
  expect({ words, text }: Directory): void {
    this.#vocabulary.expect(words);
    this.#texts = new Shelf(text);
  }

  /** Adds a file of the index. */
  add(part: IndexPart): void {
    switch (part.kind) {
      case 'pages':
        this.#indexHeadings(this.store.addPages(part));
        break;
      case 'headings':
        this.#indexHeadings(this.store.addHeadings(part));
        break;
      case 'words':
        this.#vocabulary.addWords(part, (section) => this.store.recordOf(section));
        break;
      case 'text':
        this.store.addText(part);
        this.#texts.arrive(part.place);
    }
  }

  /** Answers a query. The same index and query always give the same answer. */
  search({ query, filters, preferred = [], offset, limit }: EngineQuery): EngineAnswer {
    const words = readQuery(query);
    const matches = words.map((word) => matchWord(this.#vocabulary, word));
    const scores = words.map((word, place) => {
      const found = matches[place] ?? { terms: [], phrases: [], isName: false };
      return scoreWord(word, found, this.store.records.length);
    });
    const ranked = rankRecords(this.store, {
      query: correctTypos(query, words, matches),
      scores,
      fits: (record) => passesFilters(filters, this.store.pageOf(record), record),
      isPreferred: (record) => passesFilters([preferred], this.store.pageOf(record), record),
    });
    const shown = ranked.slice(offset, offset + limit);
    const hits = shown.map(({ record }) => record);
    return {
      total: ranked.length,
      hits,
      scores: shown.map(({ score }) => score),
      missing: {
        words: this.#vocabulary.takeMissing(),
        text: this.#missingText(hits.slice(0, FIRST_HITS)),
        moreText: this.#missingText(hits.slice(FIRST_HITS)),
      },
      matched: new Set(
        matches
          .filter((_, place) => !words[place]?.isStopWord)
          .flatMap(({ terms, phrases }) => [
            ...terms.map(({ term }) => term.text),
            ...phrases.flatMap((phrase) => phrase.words.flat().map(({ text }) => text)),
          ]),
      ),
      isSure: words.every(
        (word, place) =>
          word.isStopWord || this.#isInHeadings(matches[place]?.terms ?? [], hits[0]?.page),
      ),
    };
  }

  /** A heading of the page holds one of the terms as it was meant, not with a typo. */
  #isInHeadings(terms: readonly TermMatch[], page: number | undefined): boolean {
    return terms.some(
      ({ term, kind }) =>
        kind !== 'typo' &&
        term.headings.records.some((record) => this.store.records[record]?.page === page),
    );
  }

  #missingText(records: readonly StoredRecord[]): readonly number[] {
    return [
      ...new Set(records.flatMap(({ section }) => this.#texts.missingBetween(section, section))),
    ];
  }

  #indexHeadings(records: readonly StoredRecord[]): void {
    for (const record of records) {
      indexHeadings(this.#vocabulary, record, this.store.pageOf(record));
    }
  }
}

/** The query with the most similar term of the index for each word that only resembles terms; headings vouch for theirs. */
function correctTypos(
  query: string,
  words: readonly QueryWord[],
  matches: readonly WordMatches[],
): string {
  const corrected = words.map((_, place) => {
    const terms = matches[place]?.terms ?? [];
    const [best] = terms.toSorted(
      (a, b) =>
        b.quality - a.quality || b.term.headings.records.length - a.term.headings.records.length,
    );
    return terms.every(({ kind }) => kind === 'typo') ? best?.term.text : undefined;
  });
  return corrected.every((text) => text === undefined)
    ? query
    : words.map(({ forms: [form] }, place) => corrected[place] ?? form).join(' ');
}
