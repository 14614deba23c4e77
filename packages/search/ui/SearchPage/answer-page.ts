import searchText from '@generated/messages/default/search.json';
import pageText from '@generated/messages/default/search-page.json';
import { fill, plural } from '@vibe-docs/theme/ui/messages/format';
import { plainText, type SearchHit } from '../../src/browser/index.ts';
import { pasteMessage } from '../SearchClient/paste-message.ts';
import {
  commonRequest,
  getSearchClient,
  HITS,
  type SearchSettings,
  siteAddress,
} from '../SearchClient/search-client.ts';
import { mark, tellNothingFound } from '../SearchDialog/draw-results.ts';
import { h } from '../SearchDialog/h.ts';
import {
  createSession,
  describeUnmentioned,
  type SearchState,
} from '../SearchDialog/search-session.ts';
import { formatAddress, parseAddress } from './search-address.ts';
import styles from './styles.module.css';

/** Words around a match; a page has more room than the dialog. */
const SNIPPET_WORDS = 30;

/**
 * Answers the query in the address, and what is entered into the field. All but the results is in the page's HTML.
 *
 * @param page the element of the page, with the search settings
 */
export function answerPage(page: HTMLElement): void {
  const heading = page.querySelector('h1');
  const input = page.querySelector<HTMLInputElement>('[type=search]');
  const status = page.querySelector<HTMLElement>('[role=status]');
  const results = page.querySelector('[data-results]');
  const more = page.querySelector<HTMLElement>('[data-more]');
  const allPages = page.querySelector<HTMLElement>('[data-all-pages]');
  const isAnswered = page.dataset.answered === '';
  if (!heading || !input || !status || !results || !more || !allPages || isAnswered) {
    return;
  }
  page.dataset.answered = '';
  const settings: SearchSettings = JSON.parse(page.dataset.searchPage ?? '');
  const session = createSession((requests) =>
    getSearchClient(settings).search(requests, { isComplete: true }),
  );
  const [, siteName = ''] = document.title.split(pageText.title);
  const sections = [...page.querySelectorAll<HTMLInputElement>('[type=radio]')];
  const readForm = () => {
    const section = sections.find(({ checked }) => checked)?.value ?? '';
    return { query: input.value, section };
  };
  let limit = HITS;
  /** What is drawn. */
  let drawn: SearchState['outcome'] | undefined;
  let said = '';

  /** @param isSubmitted the query in the address is finished, what is typed may not be */
  const ask = (isSubmitted: boolean): void => {
    const { query, section } = readForm();
    const isAsked = query.trim() !== '';
    const title = isAsked ? fill(pageText.titleFor, { query }) : pageText.title;
    heading.textContent = title;
    document.title = title + siteName;
    allPages.hidden = isAsked;
    const common = commonRequest(settings);
    const filters = section === '' ? [] : [`section:${section}`];
    const request = {
      ...common,
      query,
      facetFilters: [...common.facetFilters, ...filters],
      hitsPerPage: limit,
      attributesToSnippet: [`content:${SNIPPET_WORDS}`],
    };
    session.ask(request, isSubmitted);
  };
  const change = (): void => {
    limit = HITS;
    const { query, section } = readForm();
    history.replaceState(history.state, '', location.pathname + formatAddress(query, section));
    ask(false);
  };
  const draw = (): void => {
    const state = session.read();
    const { outcome } = state;
    const unmentioned = describeUnmentioned(state);
    const count = describeCount(state);
    // A screen reader may read again what is replaced.
    if (status.textContent !== `${unmentioned} ${count}`.trim()) {
      const strong = h('strong', { class: styles.unmentioned }, unmentioned);
      status.replaceChildren(...(unmentioned === '' ? [] : [strong, ' ']), count);
    }
    if (outcome === drawn && unmentioned === said) {
      return;
    }
    drawn = outcome;
    said = unmentioned;
    if (outcome.kind === 'found') status.dataset.query = outcome.query;
    results.replaceChildren(...drawOutcome(state, () => ask(true)));
    more.hidden = outcome.kind !== 'found' || outcome.hits.length >= outcome.count;
  };

  // What was entered before this code was loaded stays.
  const early = readForm();
  const address = parseAddress(location.search);
  input.value ||= address.query;
  if (early.section === '') {
    for (const radio of sections) radio.checked = radio.value === (address.section ?? '');
  }
  if (early.query === '' && early.section === '') ask(true);
  else change();
  session.subscribe(draw);
  draw();
  input.addEventListener('input', change);
  input.addEventListener('paste', pasteMessage);
  for (const radio of sections) radio.addEventListener('change', change);
  more.addEventListener('click', () => {
    limit += HITS;
    ask(true);
  });
}

function describeCount({ status, outcome }: SearchState): string {
  if (outcome.kind === 'found') {
    return plural(searchText.results, outcome.count);
  }
  return outcome.kind === 'none' && status !== 'idle' ? searchText.searching : '';
}

/** The results, or why there are none. */
function drawOutcome(state: SearchState, onRetry: () => void): readonly HTMLElement[] {
  const { outcome } = state;
  if (outcome.kind === 'none') {
    return [];
  }
  if (outcome.kind === 'failed') {
    const retry = { type: 'button', class: 'button button--secondary', click: onRetry };
    return [
      h(
        'div',
        { role: 'alert', class: styles.panel },
        h('p', { class: styles.panelTitle }, searchText.failed),
        h('p', {}, searchText.failedHelp),
        h('button', retry, pageText.tryAgain),
      ),
    ];
  }
  if (outcome.hits.length === 0) {
    const { message, report } = tellNothingFound(outcome.query);
    const title = h('p', { class: styles.panelTitle }, ...message);
    return [h('div', { class: styles.panel }, title, h('p', {}, ...report))];
  }
  const isNearest = describeUnmentioned(state) !== '';
  const items = outcome.hits.map((hit) => drawResult(hit, isNearest ? 'h3' : 'h2'));
  return [
    ...(isNearest ? [h('h2', { class: styles.nearest }, searchText.nearest)] : []),
    h('ol', { class: styles.results }, ...items),
  ];
}

function drawResult(hit: SearchHit, titleTag: string): HTMLElement {
  const marked = hit._highlightResult.hierarchy;
  const titles = [marked.lvl1, marked.lvl2, marked.lvl3, marked.lvl4, marked.lvl5, marked.lvl6];
  const values = titles.flatMap((title) => (title === undefined ? [] : [title.value]));
  const trail = [
    hit.section,
    hit.hierarchy.lvl0 ?? hit.section,
    ...values.slice(0, -1).map(plainText),
  ];
  const link = h('a', { href: siteAddress(hit.url) }, ...mark(values.at(-1) ?? ''));
  const content = hit._snippetResult.content?.value;
  return h(
    'li',
    { class: styles.result },
    h('p', { class: styles.trail }, [...new Set(trail)].join(' › ')),
    h(titleTag, { class: styles.title }, link),
    content !== undefined && h('p', { class: styles.snippet }, ...mark(content)),
  );
}
