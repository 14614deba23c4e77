/** The attribute of the page's root element while types are hidden; the code block's styles know it. */
const DISMISSED = 'data-types-dismissed';

/**
 * Lets Escape close the type that the pointer opened (WCAG 1.4.13: it covers other lines). It stays
 * closed until the pointer comes to another name. The opening itself needs no script.
 */
export function dismissTypes(page: Document): void {
  let lastName: Element | null = null;
  page.addEventListener('pointerover', ({ target }) => {
    const name = target instanceof Element ? target.closest('[data-type]') : null;
    if (name !== lastName) {
      lastName = name;
      page.documentElement.removeAttribute(DISMISSED);
    }
  });
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && lastName !== null) {
      page.documentElement.setAttribute(DISMISSED, '');
    }
  });
}

if (typeof document !== 'undefined') {
  dismissTypes(document);
}
