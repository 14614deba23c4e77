import type { Page } from '@playwright/test';

/** Scripts that React comes with: all but the page script. */
export const GENERATOR_SCRIPTS = /\/assets\/js\/(?!page\.)/;

/** A line on which nothing is fetched that may not be needed. */
export const SLOW = { effectiveType: '4g', downlink: 1.6 };

/** Puts a line of a certain kind under the page. */
export async function connectBy(
  page: Page,
  connection: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

/** The page once React has taken it over. */
export const isHydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');
