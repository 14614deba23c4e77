import { FIXED_NAVBAR } from '../../docusaurus-internals/theme-classes.ts';

/** Class that hides the navbar (`site/src/css/shell.css`). */
const HIDDEN = 'data-hidden';

/**
 * Hides the navbar on scroll down and shows it on scroll up (CONTRACT.md, S6 and T9; same behaviour as the
 * theme's `useHideableNavbar`). It is also hidden on navigation to an anchor, which it would cover.
 */
export function hideNavbar(page: Document): void {
  const navbarOf = () => page.querySelector(`.${FIXED_NAVBAR}`);
  let last = window.scrollY;
  let isAtAnchor = false;
  const hide = (isHidden: boolean) => navbarOf()?.toggleAttribute(HIDDEN, isHidden);

  const comeToAnchor = () => {
    if (page.getElementById(decodeHash(location.hash)) !== null) {
      isAtAnchor = true;
      hide(true);
    }
  };
  const answerScroll = () => {
    const top = window.scrollY;
    const bottom = page.documentElement.scrollHeight - window.innerHeight;
    const height = navbarOf()?.clientHeight ?? 0;
    if (top < height) {
      hide(false);
    } else if (isAtAnchor) {
      isAtAnchor = false;
    } else if (last > 0 && top >= last) {
      hide(true);
    } else if (top < bottom - height) {
      hide(false);
    }
    last = top;
  };
  window.addEventListener('hashchange', comeToAnchor);
  page.addEventListener('scroll', answerScroll, { passive: true });
  comeToAnchor();
}

/** @returns the id in a hash; `undefined` for a malformed one */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
