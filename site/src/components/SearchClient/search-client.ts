import {
  createHostedClient,
  createLocalClient,
  type SearchClient,
  type SearchRequest,
} from '@vibe-docs/search/browser';
import { contextualFilters, type SearchSettings } from './search-settings.ts';

let shared: SearchClient | undefined;

/** The one search client of the page: the dialog and the search page share it, and so its index. */
export function getSearchClient({ baseUrl, hosted }: SearchSettings): SearchClient {
  shared ??=
    hosted === undefined
      ? createLocalClient(baseUrl, savesData(navigator) ? undefined : watchPauses())
      : createHostedClient(hosted);
  return shared;
}

/** Network Information API; not every browser has it. */
interface Reader {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/**
 * Whether the reader asks to save data or has a slow connection; then nothing is loaded ahead.
 *
 * @param reader `navigator`
 */
export function savesData(reader: object): boolean {
  const { saveData, effectiveType = '4g' } = (reader as Reader).connection ?? {};
  return saveData === true || effectiveType !== '4g';
}

/** Whoever has entered nothing for so many milliseconds reads what was found. */
const PAUSE_MS = 1000;

/**
 * @returns a function that waits until the reader pauses and the page has nothing else to do: what is loaded ahead must
 *   not delay what a query needs
 */
function watchPauses(): () => Promise<void> {
  let enteredAt = performance.now();
  const note = () => {
    enteredAt = performance.now();
  };
  window.addEventListener('input', note, { capture: true });
  return async () => {
    do {
      await new Promise((resolve) => setTimeout(resolve, 100));
    } while (performance.now() - enteredAt < PAUSE_MS);
    // Safari has no idle callbacks.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    await new Promise((resolve) => whenIdle(resolve));
  };
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
