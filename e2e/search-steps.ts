import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The field of the search dialog. */
export const searchInput = (page: Page) => page.locator('.DocSearch-Input');

/**
 * Waits until the page of a chosen hit is there. Before that the navbar may still be replaced, and a
 * dialog that was opened from it goes with it.
 */
export async function hitOpened(page: Page, title: string): Promise<void> {
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Waits until the dialog has kept a choice: it does so after it has navigated. */
export async function recentSearchesSaved(page: Page): Promise<void> {
  await hitOpened(page, 'Middleware');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__vibe-docs')))
    .not.toBeNull();
}
