/** Of the theme's link "Skip to main content". */
const LINK = 'a[href="#__docusaurus_skipToContent_fallback"]';

/**
 * Makes the skip link lead to the main content. The browser alone would lead to the
 * element around it, which begins with the sidebar.
 */
export function skipToMain(page: Document): void {
  page.addEventListener('click', (event) => {
    const main = page.querySelector('main');
    if (main !== null && event.target instanceof Element && event.target.closest(LINK)) {
      event.preventDefault();
      main.tabIndex = -1;
      main.focus();
      main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
    }
  });
}
