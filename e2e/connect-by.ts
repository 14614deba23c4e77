import type { Page } from '@playwright/test';

/** A connection on which pages are prefetched and prerendered. */
export const GOOD = { effectiveType: '4g', downlink: 10 };

/** A connection on which nothing is prefetched. */
export const SLOW = { effectiveType: '4g', downlink: 1.6 };

/** A reader with data saving enabled: nothing is prefetched. */
export const SAVING = { effectiveType: '4g', saveData: true };

/** Emulates `navigator.connection`. Call it before the page is opened. */
export async function connectBy(
  page: Page,
  connection: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}
