/**
 * Goes to the anchor of a page that was loaded anew because it has no other way to be shown
 * (`useStaticHtml`). The browser would go back to where the reader was, so it was told not to; when it
 * has loaded the page, it may again.
 */
export function goToAnchor(page: Document): void {
  if (window.history.scrollRestoration === 'manual') {
    window.addEventListener('load', () => {
      page.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
      setTimeout(() => {
        window.history.scrollRestoration = 'auto';
      });
    });
  }
}
