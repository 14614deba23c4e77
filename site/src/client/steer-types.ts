/** The attribute of the page's root element while types are hidden; the code block's styles know it. */
const DISMISSED = 'data-types-dismissed';

/** The attribute of the name that a finger touched last. */
const TOUCHED = 'data-touched';

/**
 * Opens and closes the types of names where styles alone cannot. The pointer needs no script.
 *
 * - A finger: not every browser takes what was touched for hovered. A touch elsewhere closes the type.
 * - Escape closes the type that is open (WCAG 1.4.13: it covers other lines). It stays closed until
 *   the pointer comes to another name, or a finger to any.
 */
export function steerTypes(page: Document): void {
  let lastName: Element | null = null;
  page.addEventListener('pointerover', ({ target }) => {
    const name = nameAt(target);
    if (name !== lastName) {
      lastName = name;
      page.documentElement.removeAttribute(DISMISSED);
    }
  });
  page.addEventListener('pointerup', ({ target, pointerType }) => {
    if (pointerType !== 'touch') {
      return;
    }
    page.querySelector(`[${TOUCHED}]`)?.removeAttribute(TOUCHED);
    page.documentElement.removeAttribute(DISMISSED);
    nameAt(target)?.setAttribute(TOUCHED, '');
  });
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && (lastName !== null || page.querySelector(`[${TOUCHED}]`) !== null)) {
      page.documentElement.setAttribute(DISMISSED, '');
    }
  });
}

function nameAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-type]') : null;
}
