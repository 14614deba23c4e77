/** Says when an element needs React; the element is part of the page's HTML. */
const WHEN = 'data-hydrate';

/** The name of a stored item: an element that has something to say when there is one. */
const STORED = 'data-hydrate-stored';

/** How far below the screen a part may be when React starts for it. */
const MARGIN = '400px';

/**
 * Looks for parts of a page that need React although nobody has touched anything:
 *
 * - `data-hydrate="load"`: at once;
 * - `data-hydrate="visible"`: when it is nearly on the screen;
 * - `data-hydrate-stored="key"`: at once, if local storage holds that key.
 *
 * @param hydrate is called at most once for each of them
 */
export function hydrateOnSight(page: Document, hydrate: () => void): void {
  if (page.querySelector(`[${WHEN}="load"]`) !== null || hasStoredPart(page)) {
    hydrate();
    return;
  }
  const parts = page.querySelectorAll(`[${WHEN}="visible"]`);
  if (parts.length === 0) {
    return;
  }
  if (!('IntersectionObserver' in window)) {
    hydrate();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        hydrate();
      }
    },
    { rootMargin: MARGIN },
  );
  for (const part of parts) {
    observer.observe(part);
  }
}

function hasStoredPart(page: Document): boolean {
  return [...page.querySelectorAll(`[${STORED}]`)].some((part) =>
    isStored(part.getAttribute(STORED) ?? ''),
  );
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
