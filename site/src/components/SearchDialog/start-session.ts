import { BREADCRUMBS } from '../../../docusaurus-internals/theme-classes.ts';
import { allowedStorage } from '../SearchClient/allowed-storage.ts';
import { getSiteSearch } from '../SearchClient/search-client.ts';
import { contextualFilters, type SearchSettings } from '../SearchClient/search-settings.ts';
import { createSession, type SearchSession } from './search-session.ts';

/** Hits that a query asks for. */
const HITS = 20;

/** Words around a match; fewer where the screen is narrow. */
const SNIPPET_WORDS = 10;
const SNIPPET_WORDS_NARROW = 5;
const NARROW = '(max-width: 768px)';

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** A session, and what drawing it needs to know. */
export interface DialogSession extends SearchSession {
  readonly indexName: string;
  /** Address of the page with all results. */
  readonly searchPage: string;
}

/** Loads what the first query of a dialog will need. */
export function warmSearch(dialog: HTMLElement): void {
  getSiteSearch(settingsOf(dialog)).warm();
}

/**
 * Asks what stands in the field of a dialog, and whatever is entered there later.
 *
 * @param signal ends it
 */
export function startSession(dialog: HTMLElement, signal: AbortSignal): DialogSession {
  const settings = settingsOf(dialog);
  const { client, indexName } = getSiteSearch(settings);
  const facetFilters = contextualFilters(settings, allowedStorage());
  const optionalFilters = seriesFilters();
  const words = matchMedia(NARROW).matches ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS;
  const session = createSession(client, (query) => ({
    query,
    indexName,
    facetFilters,
    optionalFilters,
    attributesToRetrieve: ['hierarchy.lvl0', ...LEVELS, 'content', 'type', 'url'],
    attributesToSnippet: [...LEVELS, 'content'].map((name) => `${name}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: HITS,
    clickAnalytics: false,
  }));
  const stop = session.subscribe(() => {
    dialog.dataset.status = session.read().status;
  });
  signal.addEventListener('abort', () => {
    stop();
    delete dialog.dataset.status;
  });
  const input = dialog.querySelector('input');
  const ask = () => session.ask(input?.value ?? '');
  input?.addEventListener('input', ask, { signal });
  ask();
  return { ...session, indexName, searchPage: `${settings.baseUrl}search` };
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
