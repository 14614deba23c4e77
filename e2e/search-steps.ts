import { expect, type Page } from '@playwright/test';
import { openPage } from './site-test.ts';

/** The open search dialog. */
export const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });

/** The input of the search dialog. */
export const searchInput = (page: Page) => searchDialog(page).getByRole('combobox');

/** The hits in the dialog. */
export const searchHits = (page: Page) => searchDialog(page).getByRole('option');

/** Recent and favourite searches in the dialog. */
export const keptSearches = (page: Page) => searchDialog(page).getByRole('row');

/** The button that opens the dialog. */
export const searchButton = (page: Page) =>
  page.getByRole('button', { name: /^Search \((Ctrl|Command)\+K\)$/ });

/** Waits until the page of a chosen hit is loaded, with the scripts that listen for keys. */
export async function hitOpened(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(searchDialog(page)).toHaveCount(0);
  await page.waitForLoadState();
}

/** Opens the search dialog of a docs page by keyboard. @param query is typed; waits for its hits */
export async function openSearch(page: Page, query = ''): Promise<void> {
  await openPage(page, '/vibe/docs/getting-started/intro');
  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toBeFocused();
  if (query !== '') {
    await page.keyboard.type(query);
    await expect(searchHits(page).first()).toBeVisible();
    await expect(searchDialog(page)).toHaveAttribute('data-status', 'idle');
  }
}
