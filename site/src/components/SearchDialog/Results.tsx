import searchText from '@generated/messages/default/search.json';
import dialogText from '@generated/messages/default/search-dialog.json';
import { type MouseEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { fill, plural } from '../../messages/format.ts';
import { groupHits } from './group-hits.ts';
import { HitList } from './HitList.tsx';
import styles from './results.module.css';
import { StoredList } from './StoredList.tsx';
import { FailureScreen, NothingFoundScreen, StartScreen } from './screens.tsx';
import type { SearchState } from './search-session.ts';
import type { DialogSession } from './start-session.ts';
import {
  addRecent,
  readSearches,
  type StoredSearch,
  type StoredSearches,
  writeSearches,
} from './stored-searches.ts';
import { useCombobox } from './useCombobox.ts';

interface ResultsProps {
  readonly session: DialogSession;
  readonly input: HTMLInputElement;
  readonly onClose: () => void;
}

/**
 * Draws what a session finds into the dialog, until it closes. The field and all around the results are
 * in the page's HTML and work without it.
 */
export function drawResults(
  dialog: HTMLDialogElement,
  session: DialogSession,
  signal: AbortSignal,
): void {
  const host = dialog.querySelector<HTMLElement>('[data-search-results]');
  const input = dialog.querySelector('input');
  if (host === null || input === null) {
    return;
  }
  const root = createRoot(host);
  root.render(<Results session={session} input={input} onClose={() => dialog.close()} />);
  signal.addEventListener('abort', () => root.unmount());
}

/** What stands below the field of the dialog: results, kept searches, or why there are none. */
function Results({ session, input, onClose }: ResultsProps): ReactNode {
  const state = useSyncExternalStore(session.subscribe, session.read);
  const [searches, changeSearches] = useStoredSearches(session.indexName);
  const { query, status, outcome } = state;
  const isStart = query.trim() === '';
  const groups = outcome.kind === 'found' ? groupHits(outcome.hits) : [];
  const hits = groups.flatMap((group) => group.hits);
  const shown = isStart ? [...searches.recent, ...searches.favourites] : hits;
  const combobox = useCombobox({
    input,
    popup: isStart ? 'grid' : 'listbox',
    count: shown.length,
    // Not the outcome: answers to earlier letters, which come in between, keep the place.
    list: isStart ? searches : query,
    isWaiting: status === 'loading' || status === 'stalled',
  });
  useEffect(() => {
    if (query !== undefined) {
      input.closest('dialog')?.querySelector('[data-search-results]')?.scrollTo(0, 0);
    }
  }, [input, query]);

  /** A search is kept when it is opened; of text within a page, the page. */
  const choose = (search: StoredSearch | undefined, event: MouseEvent): void => {
    if (search !== undefined) {
      changeSearches((before) => addRecent(before, search));
    }
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      onClose();
    }
  };
  const enter = (text: string): void => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };
  return (
    <>
      <p role="status" className={styles.status}>
        {describe(state)}
      </p>
      {isStart && shown.length === 0 && <StartScreen />}
      {isStart && shown.length > 0 && (
        <StoredList
          searches={searches}
          combobox={combobox}
          onChoose={choose}
          onChange={(change) => {
            changeSearches(change);
            // The button that was pressed is gone.
            input.focus();
          }}
        />
      )}
      {!isStart && outcome.kind === 'failed' && <FailureScreen />}
      {!isStart && outcome.kind === 'found' && hits.length === 0 && (
        <NothingFoundScreen
          query={outcome.query}
          suggestions={state.suggestions}
          onSuggestion={(suggestion) => enter(`${suggestion.toLowerCase()} `)}
        />
      )}
      {!isStart && outcome.kind === 'found' && hits.length > 0 && (
        <>
          <HitList groups={groups} combobox={combobox} onChoose={choose} />
          <p className={styles.all}>
            <a
              href={`${session.searchPage}?q=${encodeURIComponent(outcome.query)}`}
              onClick={onClose}
            >
              {fill(dialogText.all, { count: outcome.count })}
            </a>
          </p>
        </>
      )}
    </>
  );
}

/** What a screen reader says while the reader types. Failures say so themselves. */
function describe({ query, status, outcome }: SearchState): string {
  if (status === 'stalled') {
    return searchText.searching;
  }
  if (query.trim() === '' || outcome.kind !== 'found') {
    return '';
  }
  return plural(searchText.results, outcome.count);
}

type Change = (before: StoredSearches) => StoredSearches;

function useStoredSearches(indexName: string): readonly [StoredSearches, (change: Change) => void] {
  const [searches, setSearches] = useState(() => readSearches(indexName));
  const change = (next: Change): void => {
    const changed = next(searches);
    // At once, not in an effect: the page may be left with the same click.
    writeSearches(indexName, changed);
    setSearches(changed);
  };
  return [searches, change];
}
