import { elementAt } from '@vibe-docs/theme/ui/client/element-at';
import { onKey } from '@vibe-docs/theme/ui/client/keys';

/** Attribute of the root element while types are hidden; used by the styles of code blocks. */
const DISMISSED = 'data-types-dismissed';

/** Attribute of the name that was touched last. */
const TOUCHED = 'data-touched';

/**
 * Opens and closes the types of names where CSS is not enough. Hovering needs no script.
 *
 * - Touch: not every browser treats a tap as hover. A tap elsewhere closes the type.
 * - Escape closes the open type (WCAG 1.4.13: it covers other lines). It stays closed until
 *   another name is hovered, or any name is tapped.
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
  onKey(page, ({ key }) => {
    if (key === 'Escape' && (lastName !== null || page.querySelector(`[${TOUCHED}]`) !== null)) {
      page.documentElement.setAttribute(DISMISSED, '');
    }
  });
}

function nameAt(target: EventTarget | null): Element | null {
  return elementAt(target, '[data-type]');
}
