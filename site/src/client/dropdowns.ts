const OPEN = 'details.dropdown[open]';

/** Links that lead to the same page elsewhere: in another language or version of the documentation. */
const ELSEWHERE = 'nav a:is([lang], [data-docs-version])';

/**
 * Closes the navbar's dropdowns, which are `details`: when the reader presses or moves the focus elsewhere,
 * and by Escape. Links to the same page elsewhere keep the query and the hash of the address.
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
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(ELSEWHERE) : null;
    if (link !== null) {
      link.search = location.search;
      link.hash = location.hash;
    }
  });
}
