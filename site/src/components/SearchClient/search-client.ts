import {
  createAlgoliaClient,
  createLocalClient,
  type LocalClient,
  pauseForReader,
  type SearchClient,
  savesData,
  startSearchWorker,
} from '@vibe-docs/search/browser';

/** An index at Algolia, from the build's environment (`site/config/environment.ts`). */
export interface HostedSearch {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

/** A client with the names that DocSearch wants to know. */
export interface SiteSearch extends HostedSearch {
  readonly client: SearchClient;
  /** Loads what the first query will need. */
  readonly warm: () => void;
}

let shared: SiteSearch | undefined;

/**
 * The one search client of the page: the dialog and the search page share it, and so its index.
 *
 * @param baseUrl base path of the site, `/vibe/`.
 */
export function getSiteSearch(baseUrl: string, hosted: HostedSearch | undefined): SiteSearch {
  shared ??= hosted === undefined ? searchHere(baseUrl) : searchThere(hosted);
  return shared;
}

function searchHere(baseUrl: string): SiteSearch {
  const client: LocalClient = createLocalClient({
    baseUrl,
    origin: window.location.origin,
    fetch: (url, init) => fetch(url, init),
    startWorker: startSearchWorker,
    pause: savesData(navigator) ? undefined : pauseForReader,
  });
  // DocSearch asks for credentials even when another client answers.
  return {
    appId: 'local',
    apiKey: 'local',
    indexName: 'vibe-docs',
    client,
    warm: () => client.warm(),
  };
}

function searchThere(hosted: HostedSearch): SiteSearch {
  return { ...hosted, client: createAlgoliaClient(hosted), warm: () => {} };
}
