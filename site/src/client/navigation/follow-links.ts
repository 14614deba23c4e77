import { BREADCRUMBS, NEXT_PAGE } from '../../../docusaurus-internals/theme-classes.ts';
import type { Ahead } from '../../../shared/ahead-rules.ts';
import { connection } from './connection.ts';
import { leadsToAnotherPage, linkAt } from './page-links.ts';
import { whenIdle } from './page-moments.ts';
import { PagesAhead } from './pages-ahead.ts';
import { showProgress } from './progress-bar.ts';
import { watchRestingLinks } from './resting-links.ts';

/**
 * Links by which readers move on. Links in the text of a page are excluded: the API page has four
 * hundred, and each address would be parsed.
 */
const READING_LINKS = `main a[href]:not([href^="#"], .${BREADCRUMBS} a), footer a[href]`;

/** Maximum number of pages that are prefetched because their links are visible: 150 kB on a slow connection. */
const MOST_PAGES_AHEAD = { good: 20, slow: 6, saving: 0 } as const;

/**
 * Moving between pages loads documents. They are prefetched when their links have been visible for a
 * moment, and prerendered on hover, the next page of a series as soon as its link has been visible for a
 * moment: who reads to the end goes on. With data saving neither happens (CONTRACT.md, N8).
 * A progress bar appears when the next page takes long (CONTRACT.md, T12).
 */
export function followLinks(page: Document): void {
  const pages = new PagesAhead();
  const listen = (
    type: 'pointerover' | 'pointerdown' | 'focusin',
    ahead: (event: Event) => Ahead,
  ) =>
    page.addEventListener(
      type,
      (event) => {
        const link = linkAt(event.target);
        if (link !== null && connection() !== 'saving') {
          pages.fetch(link, ahead(event));
        }
      },
      { passive: true },
    );
  // A tap follows the link immediately: prerendering would only delay it.
  listen('pointerover', (event) =>
    event instanceof PointerEvent && event.pointerType === 'mouse' && connection() === 'good'
      ? 'show'
      : 'fetch',
  );
  listen('pointerdown', () => 'fetch');
  listen('focusin', () => 'fetch');
  showProgress(page);
  whenIdle(() => {
    const links = page.querySelectorAll<HTMLAnchorElement>(READING_LINKS);
    watchRestingLinks([...links].filter(leadsToAnotherPage), (link) => {
      if (pages.count < MOST_PAGES_AHEAD[connection()]) {
        const isNext = link.classList.contains(NEXT_PAGE);
        pages.fetch(link, isNext && connection() === 'good' ? 'show' : 'fetch');
      }
    });
  });
}
