import searchText from '@generated/messages/default/search.json';
import dialogText from '@generated/messages/default/search-dialog.json';
import { BREADCRUMBS } from '@vibe-docs/theme/internals/theme-classes';
import { fill, plural } from '@vibe-docs/theme/ui/messages/format';
import { pasteMessage } from '../SearchClient/paste-message.ts';
import {
  commonRequest,
  getSearchClient,
  indexNameOf,
  type SearchSettings,
} from '../SearchClient/search-client.ts';
import { blockPage } from './block-page.ts';
import { makeCombobox } from './combobox.ts';
import {
  drawFailure,
  drawHits,
  drawNothingFound,
  drawStart,
  drawStored,
  drawUnmentioned,
} from './draw-results.ts';
import { groupHits } from './group-hits.ts';
import { h } from './h.ts';
import styles from './results.module.css';
import { createSession, describeUnmentioned, type SearchState } from './search-session.ts';
import { addRecent, readSearches, type StoredSearch, writeSearches } from './stored-searches.ts';

// What the page script loads when search is opened (`client/search`).

/** Words around a match; fewer where the screen is narrow. */
const SNIPPET_WORDS = 10;
const SNIPPET_WORDS_NARROW = 5;
const NARROW = '(max-width: 768px)';

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** Loads what the first query of a dialog will need. */
export function warmSearch(dialog: HTMLElement): void {
  getSearchClient(settingsOf(dialog)).warm();
}

/** Answers the search page, whose code shares the client and the drawing with the dialog. */
export async function answerSearchPage(page: HTMLElement): Promise<void> {
  const { answerPage } = await import(
    /* webpackChunkName: "island-search-page" */ '../SearchPage/answer-page.ts'
  );
  answerPage(page);
}

/**
 * Answers what stands in the dialog's field, and whatever is entered there later, until it closes. The field and all
 * around the results are in the page's HTML and work without it. Not with React, which would be half of what a reader
 * waits for before the first result.
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
  const settings = settingsOf(dialog);
  const indexName = indexNameOf(settings);
  const request = dialogRequest(settings);
  const session = createSession((requests) => getSearchClient(settings).search(requests));
  const status = h('p', { role: 'status', class: 'visually-hidden' });
  const notice = h('div', {});
  const content = h('div', {});
  const combobox = makeCombobox(input, signal);
  let searches = readSearches(indexName);
  /** What is drawn, and for which query. */
  let drawn: unknown;
  let query: string | undefined;
  let said = '';

  /** A search is kept when it is opened; of text within a page, the page. */
  const choose = (search: StoredSearch | undefined, event: MouseEvent): void => {
    if (search !== undefined) {
      searches = addRecent(searches, search);
      // At once: the page may be left with the same click.
      writeSearches(indexName, searches);
    }
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      dialog.close();
    }
  };
  const change = (next: (before: typeof searches) => typeof searches): void => {
    searches = next(searches);
    writeSearches(indexName, searches);
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
    if (outcome.kind !== 'found') {
      return outcome.kind === 'failed' ? [drawFailure()] : [];
    }
    const { query: answered, count, hits } = outcome;
    if (hits.length === 0) {
      return [drawNothingFound(answered, suggestions, enter)];
    }
    const href = `${settings.baseUrl}search?q=${encodeURIComponent(answered)}`;
    const link = h('a', { href, click: () => dialog.close() }, fill(dialogText.all, { count }));
    return [drawHits(groupHits(hits), choose), h('p', { class: styles.all }, link)];
  };
  const draw = (): void => {
    const state = session.read();
    const isStart = state.query.trim() === '';
    dialog.dataset.status = state.status;
    status.textContent = describe(state);
    const unmentioned = describeUnmentioned(state);
    if (unmentioned !== said) {
      said = unmentioned;
      notice.replaceChildren(...(said === '' ? [] : drawUnmentioned(said)));
    }
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
  host.replaceChildren(status, notice, content);
  const stop = session.subscribe(draw);
  const ask = () => session.ask({ ...request, query: input.value });
  input.addEventListener('input', ask, { signal });
  input.addEventListener('paste', pasteMessage, { signal });
  ask();
  signal.addEventListener('abort', () => {
    stop();
    delete dialog.dataset.status;
    host.replaceChildren();
  });
}

/** What a screen reader says while the reader types. Failures say so themselves. */
function describe(state: SearchState): string {
  const { query, status, outcome } = state;
  if (status === 'stalled') {
    return searchText.searching;
  }
  if (query.trim() === '' || outcome.kind !== 'found') {
    return '';
  }
  return `${describeUnmentioned(state)} ${plural(searchText.results, outcome.count)}`.trim();
}

/** What each query of the dialog asks. */
function dialogRequest(settings: SearchSettings) {
  const words = matchMedia(NARROW).matches ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS;
  return {
    ...commonRequest(settings),
    optionalFilters: seriesFilters(),
    attributesToRetrieve: ['hierarchy.lvl0', ...LEVELS, 'content', 'type', 'url'],
    attributesToSnippet: [...LEVELS, 'content'].map((name) => `${name}:${words}`),
    clickAnalytics: false,
  };
}

/** Prefers the series that the reader is in, by the first breadcrumb of the page, as the index names it. */
function seriesFilters(): readonly string[] | undefined {
  const crumbs = Array.from(document.querySelectorAll(`.${BREADCRUMBS} li`), (crumb) =>
    crumb.textContent.trim(),
  ).filter((name) => name !== '');
  return crumbs.length > 1 ? [`hierarchy.lvl0:${crumbs[0]}`] : undefined;
}

/** @returns what the build wrote into the dialog */
function settingsOf(dialog: HTMLElement): SearchSettings {
  return JSON.parse(dialog.dataset.search ?? '');
}
