import { isAsleep } from './is-asleep.ts';

/** Of the theme's table of contents. */
const LINKS = 'a.table-of-contents__link[href^="#"]';
const ACTIVE = 'table-of-contents__link--active';

/**
 * Marks in the table of contents where the reader is, until React does. The same rule as in the theme's
 * `useTOCHighlight`: the first heading in the upper half of the screen, or else the last one above.
 */
export function followHeadings(page: Document): void {
  const links = new Map(
    [...page.querySelectorAll<HTMLAnchorElement>(LINKS)].map((link) => [link.hash, link]),
  );
  if (links.size === 0) {
    return;
  }
  const answering = new AbortController();
  const headings = [...page.querySelectorAll('h2.anchor, h3.anchor')];
  const mark = () => {
    if (!isAsleep(page)) {
      answering.abort();
      return;
    }
    const current = currentOf(headings)?.id;
    for (const [hash, link] of links) {
      link.classList.toggle(ACTIVE, current !== undefined && hash === `#${encodeURI(current)}`);
    }
  };
  for (const type of ['scroll', 'resize']) {
    window.addEventListener(type, mark, { passive: true, signal: answering.signal });
  }
}

function currentOf(headings: readonly Element[]): Element | undefined {
  const next = headings.findIndex((heading) => heading.getBoundingClientRect().top >= 0);
  if (next === -1) {
    return headings.at(-1);
  }
  const heading = headings[next];
  const isNear = (heading?.getBoundingClientRect().bottom ?? 0) < window.innerHeight / 2;
  return isNear ? heading : headings[next - 1];
}
