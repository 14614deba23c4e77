import {
  CONTENTS_LINK,
  CONTENTS_LINK_ACTIVE,
  HEADING,
} from '../../docusaurus-internals/theme-classes.ts';

const LINKS = `a.${CONTENTS_LINK}[href^="#"]`;
const HEADINGS = `h2.${HEADING}, h3.${HEADING}`;

/** Disconnects the observer of the previous page. */
let answering = new AbortController();

/**
 * Marks the current heading in the table of contents: the first heading in the upper half of the screen,
 * otherwise the last one above (same behaviour as the theme's `useTOCHighlight`).
 */
export function followHeadings(page: Document): void {
  const links = new Map(
    [...page.querySelectorAll<HTMLAnchorElement>(LINKS)].map((link) => [link.hash, link]),
  );
  answering.abort();
  if (links.size === 0) {
    return;
  }
  answering = new AbortController();
  const { signal } = answering;
  const headings = [...page.querySelectorAll(HEADINGS)];
  const mark = () => {
    const current = currentOf(headings)?.id;
    for (const [hash, link] of links) {
      link.classList.toggle(
        CONTENTS_LINK_ACTIVE,
        current !== undefined && hash === `#${encodeURI(current)}`,
      );
    }
  };
  for (const type of ['scroll', 'resize']) {
    window.addEventListener(type, mark, { passive: true, signal });
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
