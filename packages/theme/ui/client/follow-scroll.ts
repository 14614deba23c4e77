import {
  BACK_TO_TOP,
  CONTENTS_LINK,
  CONTENTS_LINK_ACTIVE,
  FIXED_NAVBAR,
  HEADING,
} from '../../internals/theme-classes.ts';
import { decoded } from './clean-address.ts';
import { onClick } from './element-at.ts';

const BUTTON = `.${BACK_TO_TOP}`;

/** Attributes by which styles hide the navbar (css/shell.css) and show the button (theme/BackToTopButton). */
const HIDDEN = 'data-hidden';
const SHOWN = 'data-shown';

/** Scroll position in pixels below which the button is hidden: the theme's threshold. */
const THRESHOLD = 300;

/**
 * Hides the navbar on scroll down and shows it on scroll up (CONTRACT.md, S6 and T9), with the button that leads to the
 * top: the behaviour of the theme's `useHideableNavbar` and `useBackToTopButton`. Navigation to an anchor hides both,
 * because the navbar would cover it.
 */
export function followScroll(page: Document): void {
  const navbarOf = () => page.querySelector(`.${FIXED_NAVBAR}`);
  const hideNavbar = (isHidden: boolean) => navbarOf()?.toggleAttribute(HIDDEN, isHidden);
  const showButton = (isShown: boolean) =>
    page.querySelector(BUTTON)?.toggleAttribute(SHOWN, isShown);
  // To ask for the position now would compute the layout of the page before its first paint.
  let last = 0;
  let isAtAnchor = false;
  const comeToAnchor = () => {
    if (page.getElementById(decoded(location.hash.slice(1))) !== null) {
      isAtAnchor = true;
      hideNavbar(true);
    }
    showButton(false);
  };
  const answerScroll = () => {
    const top = window.scrollY;
    const isDown = top >= last;
    const bottom = page.documentElement.scrollHeight - window.innerHeight;
    const height = navbarOf()?.clientHeight ?? 0;
    if (top < height) {
      hideNavbar(false);
    } else if (!isAtAnchor && (isDown ? last > 0 : top < bottom - height)) {
      hideNavbar(isDown);
    }
    if (!isAtAnchor && (isDown || top < THRESHOLD || top < bottom)) {
      showButton(!isDown && top >= THRESHOLD);
    }
    isAtAnchor = false;
    last = top;
  };
  window.addEventListener('hashchange', comeToAnchor);
  page.addEventListener('scroll', answerScroll, { passive: true });
  comeToAnchor();
  onClick(page, BUTTON, () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  });
}

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
