import type { SearchRequest, SearchResult } from '../schema/algolia-types.ts';
import { makeHit } from './make-hit.ts';
import type { MissingParts, SearchEngine } from './search-engine.ts';

/** Algolia's default. */
const HITS_PER_PAGE = 20;

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
  const { hitsPerPage = HITS_PER_PAGE, page = 0 } = request;
  const { hits, total, matched, isSure, missing, unmentioned } = engine.search({
    query: (request.query ?? '').slice(0, LONGEST_QUERY),
    filters: request.facetFilters ?? [],
    preferred: request.optionalFilters ?? [],
    offset: page * hitsPerPage,
    limit: hitsPerPage,
  });
  const toHit = (record: (typeof hits)[number]) =>
    makeHit(record, { page: engine.store.pageOf(record), matched, origin, request });
  return { result: { hits: hits.map(toHit), nbHits: total, unmentioned }, isSure, missing };
}
