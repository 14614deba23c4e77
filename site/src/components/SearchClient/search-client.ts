import {
  createHostedClient,
  createLocalClient,
  pauseForReader,
  type SearchClient,
  savesData,
  startSearchWorker,
} from '@vibe-docs/search/browser';
import type { SearchSettings } from './search-settings.ts';

/** The client of a page, and the index that it asks. */
export interface SiteSearch {
  readonly client: SearchClient;
  readonly indexName: string;
  /** Loads what the first query will need. */
  readonly warm: () => void;
}

let shared: SiteSearch | undefined;

/** The one search client of the page: the dialog and the search page share it, and so its index. */
export function getSiteSearch({ baseUrl, hosted }: SearchSettings): SiteSearch {
  if (shared === undefined) {
    const client =
      hosted === undefined
        ? createLocalClient({
            baseUrl,
            origin: window.location.origin,
            fetch: (url, init) => fetch(url, init),
            startWorker: startSearchWorker,
            pause: savesData(navigator) ? undefined : pauseForReader,
          })
        : createHostedClient(hosted);
    const indexName = hosted?.indexName ?? 'vibe-docs';
    shared = { client, indexName, warm: () => client.warm() };
  }
  return shared;
}
