import type { FacetFilters } from '../engine/facet-filters.ts';
import type { RecordType } from './page-records.ts';

/** The part of Algolia's search request that the dialog and the search page use. */
export interface SearchRequest {
  readonly query?: string | undefined;
  readonly indexName: string;
  /** From 0. */
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facetFilters?: FacetFilters;
  /** Hits that pass any of these come earlier: `hierarchy.lvl0:React`. */
  readonly optionalFilters?: readonly string[] | undefined;
  /** `content:10`: at most ten words around the match. */
  readonly attributesToSnippet?: readonly string[];
  /** Names of the fields of a hit that are wanted; the local engine sends all. */
  readonly attributesToRetrieve?: readonly string[];
  readonly clickAnalytics?: boolean;
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
}

export interface SearchRequests {
  readonly requests: readonly SearchRequest[];
}

/** A text with the matches marked, as HTML. */
export interface MarkedText {
  readonly value: string;
  readonly matchLevel: 'none' | 'full';
}

/** Texts by level, `lvl0` to `lvl6`; `null` below the level of the hit. */
export type Hierarchy<Text> = Readonly<Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, Text>>;

/** A hit in DocSearch's shape, without marks. Texts are HTML-escaped, as in the index that DocSearch's crawler makes. */
export interface PlainHit {
  readonly objectID: string;
  readonly type: RecordType | 'content';
  /** Absolute, with the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly content: string | null;
  readonly hierarchy: Hierarchy<string | null>;
  readonly section: string;
}

export interface SearchHit extends PlainHit {
  readonly _highlightResult: MarkedTexts;
  readonly _snippetResult: MarkedTexts;
}

export interface MarkedTexts {
  readonly content?: MarkedText;
  readonly hierarchy: Partial<Hierarchy<MarkedText>>;
}

/** What is read of a result. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  /** Of the local engine only. */
  readonly unmentioned?: Unmentioned;
}

/** Words of a query that occur nowhere in the index, as they were typed and in their order. */
export interface Unmentioned {
  /** Without a last word that the reader may still be typing. */
  readonly finished: readonly string[];
  readonly all: readonly string[];
}

export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

/** What the dialog and the search page ask, whoever answers. */
export interface SearchClient {
  /** Begins to load what the first query needs. Never throws. */
  warm(): void;
  /** `isComplete` waits for the whole index even where headings settle the query, for its text in the snippets. */
  search(
    requests: SearchRequests,
    options?: { readonly isComplete?: boolean },
  ): Promise<SearchResponse>;
}
