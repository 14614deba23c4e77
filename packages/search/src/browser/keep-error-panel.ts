import type { SearchClient, SearchRequests, SearchResponse } from '../schema/algolia-types.ts';

/** What DocSearch calls: `client.search(…).catch(…).then(…)`. */
type Search = (requests: SearchRequests) => Promise<SearchResponse>;

/**
 * Makes a failed search show DocSearch's error panel, and keep it.
 *
 * DocSearch 3 sets its status to "error" in the `catch` of a search, but the autocomplete core below it
 * sets "idle" in the `finally` of the same chain, so the panel never appears. This `search` gives an
 * empty answer to that chain instead, and calls DocSearch's own handler after it has settled, unless
 * another search was started.
 */
export function keepErrorPanel(client: SearchClient): { search: Search } {
  let searches = 0;
  return {
    search(requests) {
      const own = ++searches;
      const found = client.search(requests);
      const guarded = found.then((response) => response);
      // A caller that uses our `catch` leaves this promise alone, and it must not count as unhandled.
      guarded.then(undefined, () => {});
      return Object.assign(guarded, {
        catch: (handle: (error: unknown) => never) =>
          found.catch((error: unknown) => {
            // A macrotask: the chain that ends in "idle" consists of microtasks.
            setTimeout(() => {
              if (own === searches) {
                callQuietly(handle, error);
              }
            }, 0);
            return { results: requests.requests.map(emptyResult) };
          }),
      });
    },
  };
}

/** DocSearch's handler sets the status and throws the error on. */
function callQuietly(handle: (error: unknown) => never, error: unknown): void {
  try {
    handle(error);
  } catch {
    // It has done what it was called for.
  }
}

function emptyResult({ indexName, query = '' }: SearchRequests['requests'][number]) {
  return { index: indexName, query, hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20 };
}
