import searchText from '@generated/messages/default/search.json';
import dialogText from '@generated/messages/default/search-dialog.json';
import { NEW_TAB } from '../../../shared/element-ids.ts';
import { missingResultsUrl } from '../SearchClient/addresses.ts';
import { fillNodes, h } from './h.ts';
import { icon } from './icons.ts';
import styles from './results.module.css';

/** Most queries that are suggested when nothing is found. */
const MOST_SUGGESTIONS = 3;

/** The live-reload server has no built pages, which the index is made from. */
const FAILURE_HELP =
  process.env.NODE_ENV === 'development'
    ? 'Search is built with the site. Run "npm start" to try it.'
    : searchText.failedHelp;

/** Before the first search. */
export function drawStart(): HTMLElement {
  return h('p', { class: styles.screen }, dialogText.none);
}

/** When nobody could answer. */
export function drawFailure(): HTMLElement {
  return h(
    'div',
    { role: 'alert', class: styles.screen },
    icon('failure', 40),
    h('p', { class: styles.message }, searchText.failed),
    h('p', {}, FAILURE_HELP),
  );
}

/** When a query has no results: other queries, and where to report it. */
export function drawNothingFound(
  query: string,
  suggestions: readonly string[],
  onSuggestion: (suggestion: string) => void,
): HTMLElement {
  const link = h(
    'a',
    {
      href: missingResultsUrl(query),
      target: '_blank',
      rel: 'noreferrer',
      'aria-describedby': NEW_TAB,
    },
    searchText.letUsKnow,
  );
  const buttons = suggestions
    .slice(0, MOST_SUGGESTIONS)
    .map((suggestion) =>
      h(
        'li',
        {},
        h('button', { type: 'button', click: () => onSuggestion(suggestion) }, suggestion),
      ),
    );
  return h(
    'div',
    { class: styles.screen },
    icon('nothing', 40),
    h(
      'p',
      { class: styles.message },
      ...fillNodes(searchText.noResults, { query: h('strong', {}, query) }),
    ),
    buttons.length === 0
      ? undefined
      : h(
          'div',
          { class: styles.suggestions },
          h('p', {}, dialogText.trySearching),
          h('ul', {}, ...buttons),
        ),
    h('p', {}, ...fillNodes(searchText.believe, { link })),
  );
}
