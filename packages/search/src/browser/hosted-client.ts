import type { AlgoliaOptions } from '../algolia/algolia-client.ts';
import type { SearchClient } from '../schema/algolia-types.ts';

/** A search client whose code is loaded when it is needed. */
export interface HostedClient extends SearchClient {
  /** Begins to load its code. Never throws. */
  warm(): void;
}

/**
 * Makes a client for Algolia. Its code is a chunk of its own, which a site that answers itself never
 * loads. What cannot be loaded is asked for again by the next query.
 */
export function createHostedClient(options: AlgoliaOptions): HostedClient {
  let client: Promise<SearchClient> | undefined;
  const load = (): Promise<SearchClient> => {
    client ??= import(
      /* webpackChunkName: "island-search-hosted" */ '../algolia/algolia-client.ts'
    ).then(({ createAlgoliaClient }) => createAlgoliaClient(options));
    client.catch(() => {
      client = undefined;
    });
    return client;
  };
  return {
    warm: () => void load(),
    search: async (requests) => (await load()).search(requests),
  };
}
