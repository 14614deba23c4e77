import { isAsleep } from './is-asleep.ts';

/** `site/src/css/shell.css` hides it then. */
const HIDDEN = 'data-hidden';

/**
 * Hides the navbar on the way down and shows it on the way up (contract, section 4), until React does.
 * It is also hidden where the reader comes to an anchor, which it would cover. The same rules as in
 * the theme's `useHideableNavbar`.
 */
export function hideNavbar(page: Document): void {
  const navbar = page.querySelector('.navbar--fixed-top');
  if (navbar === null) {
    return;
  }
  const answering = new AbortController();
  const { signal } = answering;
  let last = window.scrollY;
  let isAtAnchor = false;
  const hide = (isHidden: boolean) => navbar.toggleAttribute(HIDDEN, isHidden);

  const comeToAnchor = () => {
    if (isAsleep(page) && page.getElementById(decodeHash(location.hash)) !== null) {
      isAtAnchor = true;
      hide(true);
    }
  };
  const answerScroll = () => {
    const top = window.scrollY;
    const bottom = page.documentElement.scrollHeight - window.innerHeight;
    if (!isAsleep(page)) {
      hide(false);
      answering.abort();
    } else if (top < navbar.clientHeight) {
      hide(false);
    } else if (isAtAnchor) {
      isAtAnchor = false;
    } else if (last > 0 && top >= last) {
      hide(true);
    } else if (top < bottom - navbar.clientHeight) {
      hide(false);
    }
    last = top;
  };
  window.addEventListener('hashchange', comeToAnchor, { signal });
  page.addEventListener('scroll', answerScroll, { passive: true, signal });
  comeToAnchor();
}

/** @returns the id that a hash names; an ill-formed one names nothing */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
