import {
  createHostedClient,
  createLocalClient,
  type SearchClient,
  type SearchRequest,
} from '@vibe-docs/search/browser';
import { connectionOf } from '../../client/navigation/connection.ts';
import { whenIdle } from '../../client/navigation/page-moments.ts';
import { contextualFilters, type SearchSettings } from './search-settings.ts';

let shared: SearchClient | undefined;

/** The one search client of the page: the dialog and the search page share it, and so its index. */
export function getSearchClient({ baseUrl, hosted }: SearchSettings): SearchClient {
  if (hosted !== undefined) {
    shared ??= createHostedClient(hosted);
  }
  const loadsAhead = connectionOf(navigator) === 'good';
  shared ??= createLocalClient(baseUrl, loadsAhead ? () => new Promise(whenIdle) : undefined);
  return shared;
}

/** The name of the index that a page asks, in the keys of stored searches as well. */
export function indexNameOf({ hosted }: SearchSettings): string {
  return hosted?.indexName ?? 'vibe-docs';
}

/** Hits of a request. */
export const HITS = 20;

/** What the dialog and the search page ask alike. */
export function commonRequest(settings: SearchSettings) {
  return {
    indexName: indexNameOf(settings),
    facetFilters: contextualFilters(settings),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: HITS,
  } as const satisfies SearchRequest;
}
