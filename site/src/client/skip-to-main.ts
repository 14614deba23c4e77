import { SKIP_LINK } from '../../docusaurus-internals/skip-link.ts';
import { onClick } from './element-at.ts';

/**
 * Makes the skip link focus the main content. Natively it would go to the
 * element around it, which begins with the sidebar.
 */
export function skipToMain(page: Document): void {
  onClick(page, SKIP_LINK, (_, event) => {
    const main = page.querySelector('main');
    if (main !== null) {
      event.preventDefault();
      main.tabIndex = -1;
      main.focus();
      main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
    }
  });
}
