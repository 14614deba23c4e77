/** Storage key of the contract, section 4. */
const KEY = 'theme';

/** Of the colour switch, site/src/theme/ColorModeToggle. */
const BUTTON = 'button[data-switches-colours]';

/** What Docusaurus' inline script sets from storage before the page is painted. */
const ATTRIBUTES = ['data-theme', 'data-theme-choice'] as const;

/**
 * Makes the colour switch work, and follows the choice made in another tab of the site. Without storage
 * the choice holds for this page.
 */
export function switchColours(page: Document): void {
  const root = page.documentElement;
  const show = (theme: string) => {
    for (const attribute of ATTRIBUTES) {
      root.setAttribute(attribute, theme);
    }
  };
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(BUTTON) !== null) {
      const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
      show(theme);
      store(theme);
    }
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) {
      show(newValue === 'dark' ? 'dark' : 'light');
    }
  });
}

function store(theme: string): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The reader's browser keeps nothing; the page shows the choice all the same.
  }
}
