import type { SearchHit } from '@vibe-docs/search/browser';
import { useEffect, useState } from 'react';
import { allowedStorage } from '../SearchClient/allowed-storage.ts';
import { getSiteSearch } from '../SearchClient/search-client.ts';
import { contextualFilters, type SearchSettings } from '../SearchClient/search-settings.ts';
import type { SearchAddress } from './search-address.ts';

/** What the page knows of a search. While the next answer comes, the last one stays. */
export type Results =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'found';
      readonly query: string;
      readonly count: number;
      readonly hits: readonly SearchHit[];
    }
  | { readonly kind: 'failed' };

/** Words around a match; a page has more room than the dialog. */
const SNIPPET_WORDS = 30;

/**
 * Asks the shared client whenever the search changes.
 *
 * @param limit most hits.
 * @param attempt change it to ask again.
 */
export function useResults(
  settings: SearchSettings,
  { query, section }: SearchAddress,
  { limit, attempt }: { readonly limit: number; readonly attempt: number },
): Results {
  const [results, setResults] = useState<Results>({ kind: 'idle' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` only asks again.
  useEffect(() => {
    if (query.trim() === '') {
      setResults({ kind: 'idle' });
      return;
    }
    let isCurrent = true;
    const { client, indexName } = getSiteSearch(settings);
    const filters = contextualFilters(settings, allowedStorage());
    setResults((before) => (before.kind === 'found' ? before : { kind: 'loading' }));
    const facetFilters = section === undefined ? filters : [...filters, `section:${section}`];
    const request = {
      indexName,
      query,
      facetFilters,
      hitsPerPage: limit,
      attributesToSnippet: [`content:${SNIPPET_WORDS}`],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    };
    client.search({ requests: [request] }, { isComplete: true }).then(
      ({ results: [result] }) => {
        if (isCurrent) {
          setResults({
            kind: 'found',
            query,
            count: result?.nbHits ?? 0,
            hits: result?.hits ?? [],
          });
        }
      },
      () => {
        if (isCurrent) {
          setResults({ kind: 'failed' });
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [query, section, limit, attempt, settings]);
  return results;
}
