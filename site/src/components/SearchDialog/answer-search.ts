import searchText from '@generated/messages/default/search.json';
import dialogText from '@generated/messages/default/search-dialog.json';
import { fill, plural } from '../../messages/format.ts';
import { blockPage } from './block-page.ts';
import { makeCombobox } from './combobox.ts';
import { drawHits, drawStored } from './draw-lists.ts';
import { groupHits } from './group-hits.ts';
import { h } from './h.ts';
import styles from './results.module.css';
import { drawFailure, drawNothingFound, drawStart } from './screens.ts';
import type { SearchState } from './search-session.ts';
import { startSession } from './start-session.ts';
import { addRecent, readSearches, type StoredSearch, writeSearches } from './stored-searches.ts';

// What the page script loads when search is opened (`client/search`).
export { warmSearch } from './start-session.ts';

/**
 * Answers what is entered into the dialog's field, until it closes. The field and all around the results are
 * in the page's HTML and work without it. Not with React, which would be half of what a reader waits for before the
 * first result.
 *
 * @param signal ends it
 */
export function answerSearch(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const host = dialog.querySelector<HTMLElement>('[data-search-results]');
  const input = dialog.querySelector('input');
  if (host === null || input === null || signal.aborted) {
    return;
  }
  blockPage(dialog, signal);
  const session = startSession(dialog, signal);
  const status = h('p', { role: 'status', class: 'visually-hidden' });
  const content = h('div', {});
  const combobox = makeCombobox(input, signal);
  let searches = readSearches(session.indexName);
  /** What is drawn, and for which query. */
  let drawn: unknown;
  let query: string | undefined;

  /** A search is kept when it is opened; of text within a page, the page. */
  const choose = (search: StoredSearch | undefined, event: MouseEvent): void => {
    if (search !== undefined) {
      searches = addRecent(searches, search);
      // At once: the page may be left with the same click.
      writeSearches(session.indexName, searches);
    }
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      dialog.close();
    }
  };
  const change = (next: (before: typeof searches) => typeof searches): void => {
    searches = next(searches);
    writeSearches(session.indexName, searches);
    draw();
    // The button that was pressed is gone.
    input.focus();
  };
  const enter = (text: string): void => {
    input.value = `${text.toLowerCase()} `;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };
  const drawContent = ({ outcome, suggestions }: SearchState, isStart: boolean) => {
    if (isStart) {
      const isEmpty = searches.recent.length + searches.favourites.length === 0;
      return [isEmpty ? drawStart() : drawStored(searches, choose, change)];
    }
    switch (outcome.kind) {
      case 'none':
        return [];
      case 'failed':
        return [drawFailure()];
      case 'found': {
        if (outcome.hits.length === 0) {
          return [drawNothingFound(outcome.query, suggestions, enter)];
        }
        const href = `${session.searchPage}?q=${encodeURIComponent(outcome.query)}`;
        const all = fill(dialogText.all, { count: outcome.count });
        const link = h('a', { href, click: () => dialog.close() }, all);
        return [drawHits(groupHits(outcome.hits), choose), h('p', { class: styles.all }, link)];
      }
    }
  };
  const draw = (): void => {
    const state = session.read();
    const isStart = state.query.trim() === '';
    status.textContent = describe(state);
    const source = isStart ? searches : state.outcome;
    if (source !== drawn) {
      drawn = source;
      content.replaceChildren(...drawContent(state, isStart));
      const items = content.querySelectorAll<HTMLElement>('[role=option], [role=row]');
      combobox.list([...items], isStart ? 'grid' : 'listbox');
    }
    // Not with each outcome: answers to earlier letters, which come in between, keep the place.
    if (state.query !== query) {
      query = state.query;
      combobox.reset();
      host.scrollTo(0, 0);
    }
    combobox.wait(state.status === 'loading' || state.status === 'stalled');
  };
  host.replaceChildren(status, content);
  draw();
  const stop = session.subscribe(draw);
  signal.addEventListener('abort', () => {
    stop();
    host.replaceChildren();
  });
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
