import { BREADCRUMBS } from '../../../docusaurus-internals/theme-classes.ts';
import { commonRequest, getSearchClient, indexNameOf } from '../SearchClient/search-client.ts';
import type { SearchSettings } from '../SearchClient/search-settings.ts';
import { createSession, type SearchSession } from './search-session.ts';

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
  getSearchClient(settingsOf(dialog)).warm();
}

/**
 * Asks what stands in the field of a dialog, and whatever is entered there later.
 *
 * @param signal ends it
 */
export function startSession(dialog: HTMLElement, signal: AbortSignal): DialogSession {
  const settings = settingsOf(dialog);
  const words = matchMedia(NARROW).matches ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS;
  const request = {
    ...commonRequest(settings),
    optionalFilters: seriesFilters(),
    attributesToRetrieve: ['hierarchy.lvl0', ...LEVELS, 'content', 'type', 'url'],
    attributesToSnippet: [...LEVELS, 'content'].map((name) => `${name}:${words}`),
    clickAnalytics: false,
  };
  const session = createSession((requests) => getSearchClient(settings).search(requests));
  const stop = session.subscribe(() => {
    dialog.dataset.status = session.read().status;
  });
  signal.addEventListener('abort', () => {
    stop();
    delete dialog.dataset.status;
  });
  const input = dialog.querySelector('input');
  const ask = () => session.ask({ ...request, query: input?.value ?? '' });
  input?.addEventListener('input', ask, { signal });
  ask();
  return {
    ...session,
    indexName: indexNameOf(settings),
    searchPage: `${settings.baseUrl}search`,
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
