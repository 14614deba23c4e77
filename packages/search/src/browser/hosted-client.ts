import type { LiteClient, liteClient, SearchMethodParams } from 'algoliasearch/lite';
import type { SearchClient, SearchResponse } from '../schema/algolia-types.ts';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/** An index at Algolia that replaces the site's own. */
export interface HostedSearch {
  readonly appId: string;
  /** The public key, which may search and nothing else. */
  readonly apiKey: string;
  readonly indexName: string;
}

interface HostedOptions extends Omit<HostedSearch, 'indexName'> {
  /** For tests: other hosts than Algolia's. */
  readonly hosts?: ClientOptions['hosts'] | undefined;
}

/** C11 of CONTRACT.md, in milliseconds; the client has other ones outside of browsers. */
const TIMEOUTS = { connect: 1_000, read: 2_000, write: 30_000 };

/**
 * Makes a client for Algolia. Its code is a chunk of its own, which a site that answers itself never
 * loads. What cannot be loaded is asked for again by the next query.
 *
 * `search` rejects when a credential is missing (CONTRACT.md, X4), no host answers, or one refuses.
 */
export function createHostedClient({ appId, apiKey, hosts }: HostedOptions): SearchClient {
  let client: Promise<LiteClient> | undefined;
  const load = (): Promise<LiteClient> => {
    client ??= import(/* webpackChunkName: "island-search-hosted" */ 'algoliasearch/lite').then(
      ({ liteClient }) =>
        liteClient(appId, apiKey, {
          timeouts: TIMEOUTS,
          // In headers, each query would cost a preflight request (CONTRACT.md, N5).
          authMode: 'WithinQueryParameters',
          hostsCache: rememberHosts(),
          ...(hosts && { hosts }),
        }),
    );
    client.catch(() => {
      client = undefined;
    });
    return client;
  };
  return {
    warm: () => void load(),
    search: async (requests) => {
      const answer: unknown = await (await load()).search(requests as SearchMethodParams);
      return answer as SearchResponse;
    },
  };
}

/**
 * Remembers which hosts are down, by their addresses. The client's own caches have the state of a host in
 * the key and so never find it again: each query would try a host first that is down (CONTRACT.md, C12).
 */
function rememberHosts(): NonNullable<ClientOptions['hostsCache']> {
  const states = new Map<string, unknown>();
  const addressOf = (host: string | Record<string, unknown>) =>
    typeof host === 'string' ? host : `${host.url}:${host.port}`;
  return {
    get: async <State>(host: string | Record<string, unknown>, fallback: () => Promise<State>) =>
      (states.get(addressOf(host)) as State | undefined) ?? fallback(),
    set: async (host, state) => {
      states.set(addressOf(host), state);
      return state;
    },
    delete: async (host) => void states.delete(addressOf(host)),
    clear: async () => states.clear(),
  };
}
