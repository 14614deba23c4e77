/**
 * Goes to the anchor of a page that was loaded anew because it has no other way to be shown
 * (`useStaticHtml`). The browser would go back to where the reader was, so it was told not to; now it
 * may again.
 */
export function goToAnchor(page: Document): void {
  if (window.history.scrollRestoration === 'manual') {
    window.history.scrollRestoration = 'auto';
    page.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
  }
}
