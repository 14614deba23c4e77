import { BREADCRUMBS, NEXT_PAGE } from '../../../internals/theme-classes.ts';
import { AHEAD, type Ahead } from './ahead-rules.ts';
import { connection } from './connection.ts';
import { leadsToAnotherPage, linkAt } from './page-links.ts';
import { whenIdle } from './page-moments.ts';
import { showProgress } from './progress-bar.ts';

/**
 * Links by which readers move on. Links in the text of a page are excluded: the API page has four
 * hundred, and each address would be parsed.
 */
const READING_LINKS = `main a[href]:not([href^="#"], .${BREADCRUMBS} a), footer a[href]`;

/** Maximum number of pages that are prefetched because their links are visible: 150 kB on a slow connection. */
const MOST_PAGES_AHEAD = { good: 20, slow: 6, saving: 0 } as const;

/** Time in milliseconds for which a link must be visible before its page is prefetched. */
const REST_MS = 400;

/** Addresses of prefetched pages. The browser caches them for a few minutes. */
const ahead = new Set<string>();

/**
 * Moving between pages loads documents. They are prefetched when their links have been visible for a
 * moment, and prerendered on hover, the next page of a series as soon as its link has been visible for a
 * moment: who reads to the end goes on. With data saving neither happens (CONTRACT.md, N8).
 * A progress bar appears when the next page takes long (CONTRACT.md, T12).
 */
export function followLinks(page: Document): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    page.addEventListener(
      type,
      (event) => {
        const link = linkAt(event.target);
        if (link !== null && connection() !== 'saving') {
          // A tap follows the link immediately: prerendering would only delay it.
          const isHover = type === 'pointerover' && (event as PointerEvent).pointerType === 'mouse';
          fetchPage(link, isHover);
        }
      },
      { passive: true },
    );
  }
  showProgress(page);
  whenIdle(() => {
    const links = page.querySelectorAll<HTMLAnchorElement>(READING_LINKS);
    watchRestingLinks([...links].filter(leadsToAnotherPage), (link) => {
      if (ahead.size < MOST_PAGES_AHEAD[connection()]) {
        fetchPage(link, link.classList.contains(NEXT_PAGE));
      }
    });
  });
}

/**
 * Prefetches the page behind a link, once; ignores links that do not lead to another page.
 *
 * @param isLikely prerenders the page on a good connection
 */
function fetchPage(link: HTMLAnchorElement, isLikely: boolean): void {
  if (!leadsToAnotherPage(link)) {
    return;
  }
  const address = link.pathname + link.search;
  const kind: Ahead = isLikely && connection() === 'good' ? 'show' : 'fetch';
  if (HTMLScriptElement.supports('speculationrules')) {
    if (kind === 'show' || !ahead.has(address)) {
      link.setAttribute(AHEAD, kind);
    }
  } else if (!ahead.has(address)) {
    // Into the HTTP cache, which is revalidated on navigation. Not with
    // `<link rel="prefetch">`: Firefox ignores pages that must be revalidated, WebKit does not support it.
    fetch(address, { priority: 'low' }).catch(() => undefined);
  }
  ahead.add(address);
}

/**
 * Reports each link once, when it has been visible for a moment: the reader may follow it.
 *
 * @param links the links to watch
 * @param answer may be called with several at a time
 */
export function watchRestingLinks(
  links: Iterable<HTMLAnchorElement>,
  answer: (link: HTMLAnchorElement) => void,
): void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting) {
        const rest = () => {
          observer.unobserve(target);
          answer(target as HTMLAnchorElement);
        };
        timers.set(target, setTimeout(rest, REST_MS));
      }
    }
  });
  for (const link of links) {
    observer.observe(link);
  }
}
