import locale from '@generated/messages/default/locale.json';
import searchText from '@generated/messages/default/search.json';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import type {
  SearchClient,
  SearchHit,
  SearchRequest,
  Unmentioned,
} from '../../src/browser/index.ts';

/** How long an answer may take before the dialog says that it waits, in milliseconds. */
const STALL_MS = 300;

/** Whoever enters nothing for so long has finished the last word, and reads. In milliseconds. */
const SETTLE_MS = 1000;

/** What came of the last query that was answered. It stays until the next answer. */
export type SearchOutcome =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'found';
      readonly query: string;
      /** Of all hits, not only of those that were asked for. */
      readonly count: number;
      readonly hits: readonly SearchHit[];
      readonly unmentioned?: Unmentioned | undefined;
    }
  | { readonly kind: 'failed' };

export interface SearchState {
  readonly query: string;
  /** `loading`: a query is being answered; `stalled`: and that takes long; `error`: nobody could answer. */
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  readonly outcome: SearchOutcome;
  /** Titles of the groups of the answer that had most of them, to go on with when nothing is found. */
  readonly suggestions: readonly string[];
  /** The reader has finished the last word: submitted the query, or paused. */
  readonly isSettled: boolean;
}

/** Says which words nothing here mentions, before hits that are only the nearest. Empty when there is nothing to say. */
export function describeUnmentioned({ outcome, isSettled }: SearchState): string {
  const { all, finished } = (outcome.kind === 'found' && outcome.unmentioned) || NONE;
  const words = isSettled ? all : finished;
  return outcome.kind === 'found' && outcome.hits.length > 0 && words.length > 0
    ? fill(searchText.unmentioned, { words: listAny(words) })
    : '';
}

/** Words of which any is meant, as the language lists them. Nothing is loaded or set up for a single one. */
function listAny(words: readonly string[]): string {
  return words.length === 1
    ? words.join()
    : new Intl.ListFormat(locale, { type: 'disjunction' }).format(words);
}

const NOTHING_ASKED = { kind: 'none' } as const;
const NONE: Unmentioned = { finished: [], all: [] };

/**
 * Queries and answers of one dialog, from its opening to its closing, or of the search page.
 *
 * @param search sends a request, as in `SearchClient`.
 * @returns `read` gives the present state; `ask` sends a query, which `isSettled` says was submitted, and an empty one
 *   begins anew. It never throws.
 */
export function createSession(search: SearchClient['search']) {
  let state: SearchState = {
    query: '',
    status: 'idle',
    outcome: NOTHING_ASKED,
    suggestions: [],
    isSettled: false,
  };
  let asked = 0;
  let answered = 0;
  let stall: ReturnType<typeof setTimeout> | undefined;
  let settle: ReturnType<typeof setTimeout> | undefined;
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
    ask(request: SearchRequest & { readonly query: string }, isSubmitted = false): void {
      const { query } = request;
      const own = ++asked;
      const isSettled = isSubmitted || staysSettled(state, query);
      clearTimeout(stall);
      clearTimeout(settle);
      if (query.trim() === '') {
        answered = own;
        update({ query, status: 'idle', outcome: NOTHING_ASKED, isSettled: false });
        return;
      }
      update({ query, status: 'loading', isSettled });
      settle = setTimeout(() => update({ isSettled: true }), SETTLE_MS);
      stall = setTimeout(() => update({ status: 'stalled' }), STALL_MS);
      search({ requests: [request] }).then(
        ({ results: [result] }) => {
          const { hits = [], nbHits = 0, unmentioned } = result ?? {};
          const titles = [...new Set(hits.map(({ hierarchy }) => hierarchy.lvl0 ?? ''))];
          answer(own, {
            outcome: { kind: 'found', query, count: nbHits, hits, unmentioned },
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

/**
 * What is said of the last word after a pause stays when the reader goes on with this word or ends it, and the same query
 * may be asked for more hits.
 */
function staysSettled({ query: before, isSettled, outcome }: SearchState, query: string): boolean {
  const goesOn = query.startsWith(before) && /^(?:\S*|\s+)$/.test(query.slice(before.length));
  const { all, finished } = (outcome.kind === 'found' && outcome.unmentioned) || NONE;
  return isSettled && goesOn && (query === before || all.length > finished.length);
}
