import type { SearchClient, SearchHit, SearchRequest } from '@vibe-docs/search/browser';

/** How long an answer may take before the dialog says that it waits, in milliseconds. */
export const STALL_MS = 300;

/** What came of the last query that was answered. It stays until the next answer. */
export type SearchOutcome =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'found';
      readonly query: string;
      /** Of all hits, not only of those that were asked for. */
      readonly count: number;
      readonly hits: readonly SearchHit[];
    }
  | { readonly kind: 'failed' };

export interface SearchState {
  readonly query: string;
  /** `loading`: a query is being answered; `stalled`: and that takes long; `error`: nobody could answer. */
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  readonly outcome: SearchOutcome;
  /** Names of the most groups that an answer had, for when nothing is found. */
  readonly suggestions: readonly string[];
}

const NOTHING_FOUND = { kind: 'none' } as const;

/**
 * Queries and answers of one dialog, from its opening to its closing, or of the search page.
 *
 * @param search sends a request; `SearchClient`
 */
export function createSession(search: SearchClient['search']) {
  let state: SearchState = { query: '', status: 'idle', outcome: NOTHING_FOUND, suggestions: [] };
  let asked = 0;
  let answered = 0;
  let stall: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const update = (change: Partial<SearchState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) {
      listener();
    }
  };
  /** Earlier answers are shown until the last one comes, later ones are not replaced by them. */
  const answer = (own: number, change: Partial<SearchState>): void => {
    if (own > answered) {
      answered = own;
      if (own === asked) {
        clearTimeout(stall);
      }
      update(own === asked ? { status: 'idle', ...change } : change);
    }
  };
  return {
    read: () => state,
    /** @returns how to stop */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(request: SearchRequest & { readonly query: string }): void {
      const { query } = request;
      const own = ++asked;
      clearTimeout(stall);
      if (query.trim() === '') {
        answered = own;
        update({ query, status: 'idle', outcome: NOTHING_FOUND });
        return;
      }
      update({ query, status: 'loading' });
      stall = setTimeout(() => update({ status: 'stalled' }), STALL_MS);
      search({ requests: [request] }).then(
        ({ results: [result] }) => {
          const { hits = [], nbHits = 0 } = result ?? {};
          const titles = [...new Set(hits.map(({ hierarchy }) => hierarchy.lvl0 ?? ''))];
          answer(own, {
            outcome: { kind: 'found', query, count: nbHits, hits },
            suggestions: titles.length > state.suggestions.length ? titles : state.suggestions,
          });
        },
        () => {
          if (own === asked) {
            answer(own, { status: 'error', outcome: { kind: 'failed' } });
          }
        },
      );
    },
  };
}
