import { onClick } from './element-at.ts';

const OPEN = 'details.dropdown[open]';

/** Links to another language or version of the same page. */
const ELSEWHERE = 'nav a:is([lang], [data-docs-version])';

/**
 * Closes the navbar's dropdowns, which are `details` elements: on a click or focus outside,
 * and on Escape. Links to another version of the same page keep the query and the hash of the address.
 */
export function steerDropdowns(page: Document): void {
  const closeOthers = ({ target }: Event) => {
    for (const dropdown of page.querySelectorAll(OPEN)) {
      if (!(target instanceof Node && dropdown.contains(target))) {
        dropdown.removeAttribute('open');
      }
    }
  };
  for (const type of ['pointerdown', 'focusin']) {
    page.addEventListener(type, closeOthers);
  }
  window.addEventListener('pagehide', closeOthers);
  page.addEventListener('keydown', (event) => {
    const dropdown = page.querySelector(OPEN);
    if (event.key === 'Escape' && dropdown !== null) {
      closeOthers(event);
      dropdown.removeAttribute('open');
      dropdown.querySelector('summary')?.focus();
    }
  });
  onClick<HTMLAnchorElement>(page, ELSEWHERE, (link) => {
    link.search = location.search;
    link.hash = location.hash;
  });
}
