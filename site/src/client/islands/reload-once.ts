/** Storage key of the address of the last reloaded page. */
const KEY = 'vibe-docs.reloaded';

/**
 * Warns that code could not be loaded and reloads the page, once per address: after a new release,
 * an open page requests files that no longer exist. If that does not help, the page stays as it is. It is not
 * reloaded offline either, because the browser would replace it by an error page.
 *
 * @returns whether the page is about to be reloaded
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
    // Without storage a reload loop could not be prevented: the page stays as it is.
  }
  return false;
}
