import searchText from '@generated/messages/default/search.json';
import dialogText from '@generated/messages/default/search-dialog.json';
import { NEW_TAB } from '@vibe-docs/theme/ui/element-ids';
import { fillParts } from '@vibe-docs/theme/ui/messages/format';
import { parseMarks, type SearchHit } from '../../src/browser/index.ts';
import { missingResultsUrl, siteAddress } from '../SearchClient/search-client.ts';
import { LIST_ID } from './combobox.ts';
import type { GroupedHit, HitGroup } from './group-hits.ts';
import { type Child, h } from './h.ts';
import { branchIcon, icon, typeIcon } from './icons.ts';
import styles from './results.module.css';
import {
  promote,
  removeSearch,
  type StoredSearch,
  type StoredSearches,
} from './stored-searches.ts';

/** Is called with what is to be kept of a hit, if anything. */
type Choose = (search: StoredSearch | undefined, event: MouseEvent) => void;

/** Draws the hits in their groups. */
export function drawHits(groups: readonly HitGroup[], onChoose: Choose): HTMLElement {
  const option = ({ hit, parent }: GroupedHit, next: GroupedHit | undefined) =>
    h(
      'a',
      {
        role: 'option',
        tabindex: '-1',
        href: siteAddress(hit.url),
        class: styles.hit,
        click: (event) => onChoose(toKeep({ hit, parent }), event),
      },
      parent && branchIcon(next?.parent !== parent),
      typeIcon(hit.type),
      drawTexts(hit),
      icon('select'),
    );
  return h(
    'div',
    { id: LIST_ID, role: 'listbox', 'aria-label': dialogText.list },
    ...groups.map(({ title, hits }) =>
      drawGroup(
        'group',
        title,
        hits.map((hit, index) => option(hit, hits[index + 1])),
      ),
    ),
  );
}

/** Draws what stands before hits that are only the nearest. @param text which words nothing mentions */
export function drawUnmentioned(text: string): readonly HTMLElement[] {
  return [
    h('p', { class: styles.unmentioned }, text),
    h('h2', { class: styles.nearest }, searchText.nearest),
  ];
}

/** Draws recent and favourite searches, which can be starred and removed. */
export function drawStored(
  { recent, favourites }: StoredSearches,
  onChoose: Choose,
  onChange: (change: (before: StoredSearches) => StoredSearches) => void,
): HTMLElement {
  const button = (title: string, name: 'star' | 'remove', click: () => void) =>
    h('button', { type: 'button', title, click }, icon(name));
  const row = (search: StoredSearch, isRecent: boolean) =>
    h(
      'div',
      { role: 'row', class: styles.row },
      h(
        'div',
        { role: 'gridcell', class: styles.cell },
        h(
          'a',
          {
            href: search.url,
            tabindex: '-1',
            class: styles.hit,
            click: (event) => onChoose(search, event),
          },
          icon(isRecent ? 'recent' : 'star'),
          drawTexts(search),
        ),
      ),
      h(
        'div',
        { role: 'gridcell', class: styles.actions },
        isRecent &&
          button(dialogText.save, 'star', () => onChange((before) => promote(before, search))),
        button(isRecent ? dialogText.removeRecent : dialogText.removeFavourite, 'remove', () =>
          onChange((before) => removeSearch(before, search)),
        ),
      ),
    );
  const group = (title: string, list: readonly StoredSearch[]) =>
    list.length > 0 &&
    drawGroup(
      'rowgroup',
      title,
      list.map((search) => row(search, list === recent)),
    );
  return h(
    'div',
    { id: LIST_ID, role: 'grid', 'aria-label': dialogText.stored },
    group(dialogText.recent, recent),
    group(dialogText.favourite, favourites),
  );
}

function drawGroup(role: string, title: string, children: readonly Child[]): HTMLElement {
  const heading = h('div', { class: styles.title, 'aria-hidden': 'true' }, title);
  return h('div', { role, 'aria-label': title, class: styles.group }, heading, ...children);
}

/** Two lines: what was found, and where or more of it. */
function drawTexts(hit: StoredSearch & Partial<SearchHit>): HTMLElement {
  const { type, hierarchy, content, _snippetResult } = hit;
  const ofLevel = (level: keyof typeof hierarchy) =>
    _snippetResult?.hierarchy[level]?.value ?? hierarchy[level];
  const text = _snippetResult?.content?.value ?? content;
  const first = type === 'content' ? text : ofLevel(type);
  const second = type === 'lvl1' ? text : ofLevel('lvl1');
  return h(
    'span',
    { class: styles.texts },
    h('span', { class: styles.first }, ...mark(first ?? '')),
    second ? h('span', { class: styles.second }, ...mark(second)) : undefined,
  );
}

/** A text with its matches marked. Any markup in it but `<mark>` is shown as text. */
export function mark(value: string): readonly Child[] {
  return parseMarks(value).map(({ text, isMatch }) => (isMatch ? h('mark', {}, text) : text));
}

/** Text within a page is kept as the page, when that was found as well (the rule of DocSearch 3). */
function toKeep({ hit, parent }: GroupedHit): StoredSearch | undefined {
  const kept = hit.type === 'content' ? parent : hit;
  return kept && { ...kept, url: siteAddress(kept.url) };
}

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

/** Says that a query has no results, and where to report it. */
export function tellNothingFound(query: string) {
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
  return {
    message: fillParts(searchText.noResults, { query: h('strong', {}, query) }),
    report: fillParts(searchText.believe, { link }),
  };
}

/** When a query has no results: other queries, and where to report it. */
export function drawNothingFound(
  query: string,
  suggestions: readonly string[],
  onSuggestion: (suggestion: string) => void,
): HTMLElement {
  const { message, report } = tellNothingFound(query);
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
    h('p', { class: styles.message }, ...message),
    buttons.length > 0 &&
      h(
        'div',
        { class: styles.suggestions },
        h('p', {}, dialogText.trySearching),
        h('ul', {}, ...buttons),
      ),
    h('p', {}, ...report),
  );
}
