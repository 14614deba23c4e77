import type { Page } from '@playwright/test';
import { violationsInThemes, WITH_BEST_PRACTICE } from '../axe.ts';
import { recentSearchesSaved } from '../search-steps.ts';
import { expect, hydrate, openPage, readingTest as test } from '../site-test.ts';

/** The dialog in each of its states. */
const STATES = {
  'before a query': async () => {},
  'with recent searches': async (page: Page) => {
    await page.locator('.DocSearch-Input').fill('middleware');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await recentSearchesSaved(page);
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Hit')).toHaveCount(1);
  },
  'with results': async (page: Page) => {
    await page.locator('.DocSearch-Input').fill('express');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  },
  'with nothing found': async (page: Page) => {
    await page.locator('.DocSearch-Input').fill('xyzzyplugh');
    await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
  },
  'after a failure': async (page: Page) => {
    await page.route(/search-manifest/, (route) => route.abort());
    await page.reload();
    await hydrate(page);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('react');
    await expect(page.locator('.DocSearch-ErrorScreen')).toBeVisible();
  },
} as const;

for (const [state, reach] of Object.entries(STATES)) {
  test(`the dialog ${state} has no axe violation in either theme`, async ({ page }) => {
    await openPage(page, '/vibe/docs/getting-started/intro');
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await reach(page);
    const scope = { within: '.DocSearch-Container', tags: WITH_BEST_PRACTICE };
    expect(await violationsInThemes(page, scope)).toEqual([]);
  });
}

test('the search page with results has no axe violation in either theme', async ({ page }) => {
  await openPage(page, '/vibe/search?q=middleware');
  await expect(page.locator('ol > li').first()).toBeVisible();
  expect(await violationsInThemes(page, { tags: WITH_BEST_PRACTICE })).toEqual([]);
});
