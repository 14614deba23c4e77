import {
  CONTENTS_LINK,
  CONTENTS_LINK_ACTIVE,
  HEADING,
} from '../../docusaurus-internals/theme-classes.ts';

const LINKS = `nav a.${CONTENTS_LINK}[href^="#"]`;
const HEADINGS = `h2.${HEADING}, h3.${HEADING}`;

/**
 * Marks the current heading in the table of contents: the first heading in the upper half of the screen,
 * otherwise the last one above (same behaviour as the theme's `useTOCHighlight`).
 */
export function followHeadings(page: Document): void {
  const mark = () => {
    const links = page.querySelectorAll<HTMLAnchorElement>(LINKS);
    const current = links.length > 0 && currentOf([...page.querySelectorAll(HEADINGS)])?.id;
    for (const link of links) {
      const isCurrent = current && link.hash === `#${encodeURI(current)}`;
      link.classList.toggle(CONTENTS_LINK_ACTIVE, Boolean(isCurrent));
    }
  };
  for (const type of ['scroll', 'resize']) {
    window.addEventListener(type, mark, { passive: true });
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
