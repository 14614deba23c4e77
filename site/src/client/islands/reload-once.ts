/** Holds the address of the page that was reloaded last. */
const KEY = 'vibe-docs.reloaded';

/**
 * Warns that code could not be loaded and loads the page anew, once for each page: after a new release,
 * an open page asks for files that are gone. When it does not help, the page stays as it is; without a
 * network it stays as well, because the browser would show an error page in its place.
 *
 * @returns whether the page is about to be loaded anew
 */
export function reloadOnce(message: string, cause: unknown): boolean {
  console.warn(message, cause);
  try {
    if (navigator.onLine && sessionStorage.getItem(KEY) !== location.href) {
      sessionStorage.setItem(KEY, location.href);
      location.reload();
      return true;
    }
  } catch {
    // Without storage nobody could tell the first time from the second: the page stays as it is.
  }
  return false;
}
