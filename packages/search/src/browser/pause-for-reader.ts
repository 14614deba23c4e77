/** Between two files: the next may be a while off, and a query must not wait behind them. */
const BETWEEN_FILES_MS = 100;

interface Connection {
  readonly saveData?: boolean;
}

/** Whether the reader's browser asks to save data; then nothing is loaded ahead. */
export function savesData(navigator: Navigator & { readonly connection?: Connection }): boolean {
  return navigator.connection?.saveData === true;
}

/** Waits until the page has nothing else to do. */
export function pauseForReader(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      // Safari has none.
      if (typeof requestIdleCallback === 'function') {
        requestIdleCallback(() => resolve());
      } else {
        resolve();
      }
    }, BETWEEN_FILES_MS);
  });
}
