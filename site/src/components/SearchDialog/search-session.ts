import type { SearchClient, SearchHit, SearchRequest } from '@vibe-docs/search/browser';

/** How long an answer may take before the dialog says that it waits, in milliseconds. */
const STALL_MS = 300;

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
  /** Titles of the groups of the answer that had most of them, to go on with when nothing is found. */
  readonly suggestions: readonly string[];
}

const NOTHING_ASKED = { kind: 'none' } as const;

/**
 * Queries and answers of one dialog, from its opening to its closing, or of the search page.
 *
 * @param search sends a request, as in `SearchClient`.
 * @returns `read` gives the present state; `ask` sends a query, and an empty one begins anew. It never throws.
 */
export function createSession(search: SearchClient['search']) {
  let state: SearchState = { query: '', status: 'idle', outcome: NOTHING_ASKED, suggestions: [] };
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
  /** An answer is shown unless that of a later query is; only the answer of the last query ends the waiting. */
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
        update({ query, status: 'idle', outcome: NOTHING_ASKED });
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
          // A later query is on its way, and may fare better.
          if (own === asked) {
            answer(own, { status: 'error', outcome: { kind: 'failed' } });
          }
        },
      );
    },
  };
}
