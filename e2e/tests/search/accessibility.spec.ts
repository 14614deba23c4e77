import type { Page } from '@playwright/test';
import { violationsInThemes, WITH_BEST_PRACTICE } from '../../axe.ts';
import {
  hitOpened,
  keptSearches,
  searchDialog,
  searchHits,
  searchInput,
} from '../../search-steps.ts';
import { expect, openPage, readingTest as test } from '../../site-test.ts';

/** The states of the dialog. */
const STATES = {
  'before a query': async (page: Page) => {
    await expect(searchDialog(page)).toContainText('No recent searches');
  },
  'with recent and favourite searches': async (page: Page) => {
    for (const [query, title] of [
      ['middleware', 'Middleware'],
      ['glossary', 'Glossary'],
    ] as const) {
      await searchInput(page).fill(query);
      await expect(searchHits(page).first()).toHaveText(new RegExp(title));
      await page.keyboard.press('Enter');
      await hitOpened(page, title);
      await page.keyboard.press('Control+k');
    }
    await keptSearches(page).first().getByRole('button', { name: 'Save this search' }).click();
    await expect(keptSearches(page)).toHaveCount(2);
  },
  'with results': async (page: Page) => {
    await searchInput(page).fill('express');
    await expect(searchHits(page).first()).toBeVisible();
  },
  'with words that nothing mentions': async (page: Page) => {
    await searchInput(page).fill('docker swarm ');
    await expect(searchDialog(page)).toContainText('Nothing here mentions swarm.');
  },
  'with nothing found': async (page: Page) => {
    await searchInput(page).fill('express');
    await expect(searchHits(page).first()).toBeVisible();
    await searchInput(page).fill('xyzzyplugh');
    await expect(searchDialog(page)).toContainText('Try searching for');
  },
  'after a failure': async (page: Page) => {
    await page.route(/search-manifest/, (route) => route.abort());
    await page.reload();
    await page.keyboard.press('Control+k');
    await searchInput(page).fill('react');
    await expect(searchDialog(page).getByRole('alert')).toBeVisible();
  },
} as const;

for (const [state, reach] of Object.entries(STATES)) {
  test(`the dialog ${state} has no axe violation in either theme`, async ({ page }) => {
    await openPage(page, '/vibe/docs/getting-started/intro');
    await page.keyboard.press('Control+k');
    await expect(searchInput(page)).toBeFocused();
    await reach(page);
    const scope = { within: 'dialog[open]', tags: WITH_BEST_PRACTICE };
    expect(await violationsInThemes(page, scope)).toEqual([]);
  });
}

for (const query of ['middleware', 'docker+swarm']) {
  test(`the search page for ${query} has no axe violation in either theme`, async ({ page }) => {
    await openPage(page, `/vibe/search?q=${query}`);
    await expect(page.locator('ol > li').first()).toBeVisible();
    expect(await violationsInThemes(page, { tags: WITH_BEST_PRACTICE })).toEqual([]);
  });
}
