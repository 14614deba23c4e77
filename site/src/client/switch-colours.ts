import { announceStored, store } from './stored.ts';

/** Storage key (CONTRACT.md, T3). */
const KEY = 'theme';

/** Of the colour switches, site/src/theme/Navbar/ColorModeToggle. */
const BUTTON = 'button[data-switches-colours]';

/** What Docusaurus' inline script sets from storage before the page is painted. */
const ATTRIBUTES = ['data-theme', 'data-theme-choice'] as const;

/**
 * Makes the colour switches work, and follows the choice made in another tab of the site. Without storage
 * the choice holds for this page.
 */
export function switchColours(page: Document): void {
  const root = page.documentElement;
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(BUTTON) !== null) {
      const newValue = root.dataset.theme === 'dark' ? 'light' : 'dark';
      store(KEY, newValue);
      announceStored(KEY, newValue);
    }
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) {
      for (const attribute of ATTRIBUTES) {
        root.setAttribute(attribute, newValue === 'dark' ? 'dark' : 'light');
      }
    }
  });
}
