import { SKIP_LINK } from '../../docusaurus-internals/skip-link.ts';

/**
 * Makes the skip link focus the main content. Natively it would go to the
 * element around it, which begins with the sidebar.
 */
export function skipToMain(page: Document): void {
  page.addEventListener('click', (event) => {
    const main = page.querySelector('main');
    if (main !== null && event.target instanceof Element && event.target.closest(SKIP_LINK)) {
      event.preventDefault();
      main.tabIndex = -1;
      main.focus();
      main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
    }
  });
}
