import { BACK_TO_TOP } from '../../docusaurus-internals/theme-classes.ts';
import { onClick } from './element-at.ts';

const BUTTON = `.${BACK_TO_TOP}`;

/** Attribute by which styles show the button (theme/BackToTopButton). */
const SHOWN = 'data-shown';

/** Scroll position in pixels below which the button is hidden: the theme's threshold. */
const THRESHOLD = 300;

/** Shows the button when the reader scrolls up (same behaviour as the theme's `useBackToTopButton`). */
export function offerTop(page: Document): void {
  let last = window.scrollY;
  let isAtAnchor = false;
  const show = (isShown: boolean) => page.querySelector(BUTTON)?.toggleAttribute(SHOWN, isShown);
  window.addEventListener('hashchange', () => {
    isAtAnchor = true;
    show(false);
  });
  page.addEventListener(
    'scroll',
    () => {
      const top = window.scrollY;
      if (isAtAnchor) {
        isAtAnchor = false;
      } else if (top >= last || top < THRESHOLD) {
        show(false);
      } else if (top + window.innerHeight < page.documentElement.scrollHeight) {
        show(true);
      }
      last = top;
    },
    { passive: true },
  );
  onClick(page, BUTTON, () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  });
}
