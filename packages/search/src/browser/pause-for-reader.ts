/** Between two files: the next may be a while off, and a query must not wait behind them. */
const BETWEEN_FILES_MS = 100;

/** Network Information API; not every browser has it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The part of `navigator` that is used here; `onLine` only tells the type from any other object. */
type Reader = Partial<Pick<Navigator, 'onLine'>> & { readonly connection?: Connection };

/** Whether the reader asks to save data or has a slow connection; then nothing is loaded ahead. */
export function savesData({ connection }: Reader): boolean {
  const type = connection?.effectiveType;
  return connection?.saveData === true || (type !== undefined && type !== '4g');
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
