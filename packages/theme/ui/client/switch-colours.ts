import { COLOUR_MODE_ATTRIBUTES, COLOUR_MODE_KEY } from '../../internals/colour-mode.ts';
import { onClick } from './element-at.ts';
import { store } from './stored.ts';

/** Selector of the colour switches, packages/theme/ui/theme/ColorModeToggle. */
const BUTTON = 'button[data-switches-colours]';

/**
 * Handles the colour switches, and applies the choice made in another tab of the site. Without storage
 * the choice applies to this page only.
 */
export function switchColours(page: Document): void {
  const root = page.documentElement;
  onClick(page, BUTTON, () => {
    const newValue = root.dataset.theme === 'dark' ? 'light' : 'dark';
    const storageArea = store(COLOUR_MODE_KEY, newValue);
    // The event that other tabs get. Under `docusaurus start`, its application listens to it.
    window.dispatchEvent(
      new StorageEvent('storage', { key: COLOUR_MODE_KEY, newValue, storageArea }),
    );
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === COLOUR_MODE_KEY) {
      for (const attribute of COLOUR_MODE_ATTRIBUTES) {
        root.setAttribute(attribute, newValue === 'dark' ? 'dark' : 'light');
      }
    }
  });
}
