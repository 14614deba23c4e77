import type { Page } from '@playwright/test';

/** A connection on which pages are fetched ahead and rendered. */
export const GOOD = { effectiveType: '4g', downlink: 10 };

/** A connection on which nothing is fetched that may not be needed. */
export const SLOW = { effectiveType: '4g', downlink: 1.6 };

/** A reader who saves data: nothing is fetched ahead. */
export const SAVING = { effectiveType: '4g', saveData: true };

/** Puts a connection of a certain kind under the page, before it is opened. */
export async function connectBy(
  page: Page,
  connection: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}
