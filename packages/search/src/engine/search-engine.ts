import type { IndexPart } from '../schema/index-format.ts';
import { type FacetFilters, passesFilters } from './facet-filters.ts';
import { indexHeadings, indexText } from './index-records.ts';
import { matchWord } from './match-word.ts';
import { rankRecords } from './rank-records.ts';
import { readQuery } from './read-query.ts';
import { RecordStore, type StoredRecord } from './record-store.ts';
import { scoreWord } from './score-word.ts';
import { Vocabulary } from './vocabulary.ts';

export interface EngineQuery {
  readonly query: string;
  readonly filters: FacetFilters;
  /** Number of the first hit, from 0. */
  readonly offset: number;
  readonly limit: number;
}

export interface EngineAnswer {
  /** Records that fit, on all pages of the answer. */
  readonly total: number;
  readonly hits: readonly StoredRecord[];
  /** Words of the index that stand for the words of the query: what to highlight. */
  readonly matched: ReadonlySet<string>;
  /** Every word of the query that says something was found in a heading. */
  readonly isSure: boolean;
}

/**
 * The search itself: no network, no page, no clock. Parts of the index can be added at any time, in
 * the order pages, headings, text; each answer uses what is there.
 */
export class SearchEngine {
  readonly store = new RecordStore();
  readonly #vocabulary = new Vocabulary();

  /** Adds a file of the index. */
  add(part: IndexPart): void {
    switch (part.kind) {
      case 'pages':
        this.#indexHeadings(this.store.addPages(part));
        break;
      case 'headings':
        this.#indexHeadings(this.store.addHeadings(part));
        break;
      case 'text':
        for (const record of this.store.addText(part)) {
          indexText(this.#vocabulary, record);
        }
    }
  }

  /** Answers a query. The same index and query always give the same answer. */
  search({ query, filters, offset, limit }: EngineQuery): EngineAnswer {
    const words = readQuery(query);
    const matches = words.map((word) => matchWord(this.#vocabulary, word));
    const scores = words.map((word, place) => {
      const found = matches[place] ?? { terms: [], phrases: [] };
      return scoreWord(word, found, this.store.records.length);
    });
    const ranked = rankRecords(this.store, {
      query,
      scores,
      fits: (record) => passesFilters(filters, this.store.pageOf(record), record),
    });
    const telling = words.map((word, place) => ({ word, found: matches[place] }));
    return {
      total: ranked.length,
      hits: ranked.slice(offset, offset + limit),
      matched: new Set(
        matches.flatMap(({ terms, phrases }) => [
          ...terms.map(({ term }) => term.text),
          ...phrases.flatMap((phrase) => phrase.words.flat().map(({ text }) => text)),
        ]),
      ),
      isSure: telling.every(
        ({ word, found }) =>
          word.isStopWord ||
          found?.terms.some(
            ({ term, kind }) => kind !== 'typo' && term.headings.records.length > 0,
          ) === true,
      ),
    };
  }

  #indexHeadings(records: readonly StoredRecord[]): void {
    for (const record of records) {
      indexHeadings(this.#vocabulary, record, this.store.pageOf(record));
    }
  }
}
