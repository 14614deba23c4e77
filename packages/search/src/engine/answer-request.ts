import type { SearchRequest, SearchResult } from '../schema/algolia-types.ts';
import type { FacetFilters } from './facet-filters.ts';
import { makeHit } from './make-hit.ts';
import type { MissingParts, SearchEngine } from './search-engine.ts';

/** Algolia's default and most. */
const HITS_PER_PAGE = 20;
const MOST_HITS_PER_PAGE = 1000;

/** The dialog takes 64 characters; what else asks gets no more read. */
const LONGEST_QUERY = 512;

/**
 * Answers one request in Algolia's shape.
 *
 * @param origin scheme and host that the addresses of hits begin with.
 * @returns the result, whether headings alone settle it, and what was missing (`EngineAnswer`).
 */
export function answerRequest(
  engine: SearchEngine,
  request: SearchRequest,
  origin: string,
): {
  readonly result: SearchResult;
  readonly isSure: boolean;
  readonly missing: MissingParts;
} {
  const query = (request.query ?? '').slice(0, LONGEST_QUERY);
  const hitsPerPage = clamp(request.hitsPerPage ?? HITS_PER_PAGE, 1, MOST_HITS_PER_PAGE);
  const page = clamp(request.page ?? 0, 0, 1_000_000);
  const answer = engine.search({
    query,
    filters: toFilters(request.facetFilters),
    preferred: request.optionalFilters ?? [],
    offset: page * hitsPerPage,
    limit: hitsPerPage,
  });
  const hits = answer.hits.map((record) =>
    makeHit(record, {
      page: engine.store.pageOf(record),
      matched: answer.matched,
      origin,
      request,
    }),
  );
  const result: SearchResult = {
    index: request.indexName,
    query,
    hits,
    nbHits: answer.total,
    page,
    nbPages: Math.ceil(answer.total / hitsPerPage),
    hitsPerPage,
    queryID: '',
  };
  return { result, isSure: answer.isSure, missing: answer.missing };
}

function toFilters(filters: SearchRequest['facetFilters']): FacetFilters {
  return typeof filters === 'string' ? [filters] : (filters ?? []);
}

function clamp(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.floor(value))) : least;
}
