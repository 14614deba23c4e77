import { BREADCRUMBS } from '../../../docusaurus-internals/theme-classes.ts';
import type { Ahead } from '../../../shared/ahead-rules.ts';
import { type Connection, connectionOf } from './connection.ts';
import { leadsToAnotherPage, linkAt } from './page-links.ts';
import { whenIdle } from './page-moments.ts';
import { PagesAhead } from './pages-ahead.ts';
import { showProgress } from './progress-bar.ts';
import { watchRestingLinks } from './resting-links.ts';

/**
 * The links that a reader follows to read on. Without links in the page, of which the API page has four
 * hundred: each address would be parsed.
 */
const READING_LINKS = `main a[href]:not([href^="#"], .${BREADCRUMBS} a), footer a[href]`;

/** How many pages are fetched because their links stand on the screen: on a slow line 150 kB. */
const MOST_PAGES_AHEAD = { good: 20, slow: 6, saving: 0 } as const;

/**
 * Moving between pages loads documents. They are fetched when their links have stood on the screen for a
 * moment, and made ready when a pointer comes to the link; nothing is when data is saved (CONTRACT.md, N8).
 * A bar shows that the next page takes long (CONTRACT.md, T12).
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
        if (link !== undefined && connection() !== 'saving') {
          pages.fetch(link, ahead(event));
        }
      },
      { passive: true },
    );
  // A finger follows the link at once: rendering its page twice would be in the way.
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
        pages.fetch(link, 'fetch');
      }
    });
  });
}

function connection(): Connection {
  return connectionOf(navigator);
}
