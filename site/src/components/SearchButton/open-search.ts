/** Sent to `window` to open the search dialog. What has the focus then gets it back at the end. */
const OPEN_SEARCH_EVENT = 'vibe-docs:open-search';

/** Opens the search dialog from anywhere on a page. */
export function openSearch(): void {
  window.dispatchEvent(new Event(OPEN_SEARCH_EVENT));
}

/** Calls the listener when something asks for the dialog. Returns how to stop. */
export function onOpenSearch(listener: () => void): () => void {
  window.addEventListener(OPEN_SEARCH_EVENT, listener);
  return () => window.removeEventListener(OPEN_SEARCH_EVENT, listener);
}
