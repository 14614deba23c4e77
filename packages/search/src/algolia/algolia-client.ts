import type { SearchClient, SearchResponse } from '../schema/algolia-types.ts';
import { fetchRequester } from './fetch-requester.ts';
import { type Host, type HostBook, readHosts } from './hosts.ts';
import { createTransport, type Requester } from './transport.ts';

export interface AlgoliaOptions {
  readonly appId: string;
  /** The public key, which may search and nothing else. */
  readonly apiKey: string;
  /** For tests: other hosts, another way to reach them, another clock. */
  readonly hosts?: readonly Host[];
  readonly requester?: Requester;
  readonly book?: HostBook;
}

/**
 * A search client for Algolia, which asks several indexes in one request. The credentials travel in
 * query parameters and the content type is plain text, so that a browser sends the request without
 * asking first (CONTRACT.md, N2).
 *
 * @throws Error when a credential is missing (CONTRACT.md, X4).
 */
export function createAlgoliaClient(options: AlgoliaOptions): SearchClient {
  const { appId, apiKey, hosts, requester, book } = options;
  if (!appId) {
    throw new Error('`appId` is missing.');
  }
  if (!apiKey) {
    throw new Error('`apiKey` is missing.');
  }
  const ask = createTransport({
    hosts: hosts ?? readHosts(appId),
    kind: 'read',
    requester: requester ?? fetchRequester,
    query: {
      'x-algolia-agent': 'ViBe docs; Browser',
      'x-algolia-api-key': apiKey,
      'x-algolia-application-id': appId,
    },
    headers: { 'content-type': 'text/plain' },
    ...(book === undefined ? {} : { book }),
  });
  return {
    async search({ requests }) {
      const answer = await ask({
        method: 'POST',
        path: '/1/indexes/*/queries',
        body: { requests },
      });
      if (!isResponse(answer)) {
        throw new Error('The search host sent something that is no search result.');
      }
      return answer;
    },
  };
}

function isResponse(value: unknown): value is SearchResponse {
  return (
    typeof value === 'object' &&
    value !== null &&
    'results' in value &&
    Array.isArray(value.results)
  );
}
