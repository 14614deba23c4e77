import type { Page } from '@playwright/test';
import {
  searchButton as button,
  searchDialog as dialog,
  hitOpened,
  searchHits as hits,
  searchInput as input,
  openSearch,
} from '../../search-steps.ts';
import { expect, test as freshTest, openPage, readingTest as test } from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';

test('T7: arrow keys move and wrap, Enter opens the hit and closes', {
  tag: '@firefox',
}, async ({ page }) => {
  await openSearch(page, 'middleware');
  const active = dialog(page).getByRole('option', { selected: true });
  const expectActive = async (place: number) => {
    await expect(hits(page).nth(place)).toHaveAttribute('aria-selected', 'true');
    await expect(active).toHaveCount(1);
    const id = await active.getAttribute('id');
    await expect(input(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  };
  await expectActive(0);
  await page.keyboard.press('ArrowDown');
  await expectActive(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectActive((await hits(page).count()) - 1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vibe\/newdocs\/Express\/Middleware$/);
  await expect(dialog(page)).toHaveCount(0);
});

test('T7: Ctrl+Enter opens the hit in another tab, and the dialog stays', async ({
  page,
  context,
}) => {
  await openSearch(page, 'middleware');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const other = await opened;
  await expect(other).toHaveURL(/\/Middleware$/);
  await other.close();
  await expect(dialog(page)).toBeVisible();
});

test('T7: Tab leaves the panel, and the list stays open', { tag: '@firefox' }, async ({ page }) => {
  await openSearch(page, 'middleware');
  await expect(input(page)).toHaveAttribute('aria-activedescendant', /.+/);
  await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(input(page)).not.toHaveAttribute('aria-activedescendant', /.*/);
  await expect(input(page)).not.toHaveAttribute('aria-controls', /.*/);
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(hits(page).first()).toBeVisible();
});

test('a hit on the same page closes the dialog and scrolls to its heading', async ({ page }) => {
  await openPage(page, '/vibe/newdocs/Express/Middleware');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('The request goes no further');
  await expect(hits(page).first()).toContainText('The request goes no further');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/Middleware#/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'The request goes no further' })).toBeInViewport();
});

test('C8, C9: a group shows at most 5 hits', async ({ page }) => {
  await openSearch(page, 'express');
  await expect
    .poll(async () => {
      const groups = await dialog(page).getByRole('group').all();
      const counts = await Promise.all(groups.map((group) => group.getByRole('option').count()));
      return [Math.max(...counts), counts.reduce((sum, count) => sum + count, 0) <= 20];
    })
    .toEqual([5, true]);
});

for (const [width, most] of [
  [1280, 10],
  [412, 5],
] as const) {
  test(`C10: at ${width} px a snippet has at most ${most} words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, DOC);
    await button(page).click();
    // No title matches it, so the first answer waits for the full text.
    await input(page).fill('riddle after riddle');
    await expect(hits(page).first()).toBeVisible();
    expect(await longestSnippet(page)).toBe(most);
  });
}

/** Number of words in the longest truncated snippet of the hits; 0 when nothing is truncated. */
async function longestSnippet(page: Page): Promise<number> {
  const texts = await hits(page).locator('span > span').allTextContents();
  const cut = texts.filter((text) => text.includes('…'));
  return Math.max(0, ...cut.map((text) => text.split(/\s+/).length));
}

test('X3: nothing found says so, suggests up to three queries and offers a report', async ({
  page,
}) => {
  await openSearch(page, 'react');
  await input(page).fill('module');
  await expect(hits(page).first()).toBeVisible();
  await input(page).fill('xyzzyplugh');
  await expect(dialog(page)).toContainText('No results for "xyzzyplugh"');
  await expect(dialog(page)).toContainText('Try searching for');
  const suggestions = dialog(page).getByRole('listitem').getByRole('button');
  const count = await suggestions.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(3);
  await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/vicharanashala\/vibe\/issues\/new\?title=.*xyzzyplugh/,
  );
  await suggestions.first().click();
  await expect(hits(page).first()).toBeVisible();
  await expect(input(page)).toBeFocused();
});

test('words that nothing mentions are named first, when they are finished, and not again and again', async ({
  page,
}) => {
  await openSearch(page, 'docker');
  const notice = dialog(page).getByText(/^Nothing here mentions [^.]+\.$/);
  const status = dialog(page).getByRole('status');
  for (const letter of ' swarm') {
    await page.keyboard.type(letter);
    await expect(dialog(page)).toHaveAttribute('data-status', 'idle');
    await expect(notice).toHaveCount(0);
  }
  for (const letter of ' or kotlin') {
    await page.keyboard.type(letter);
    await expect(dialog(page)).toHaveAttribute('data-status', 'idle');
    await expect(notice).toHaveText('Nothing here mentions swarm.');
  }
  // Whoever pauses has finished the word.
  await expect(notice).toHaveText('Nothing here mentions swarm or kotlin.');
  await expect(status).toHaveText(/^Nothing here mentions swarm or kotlin\. \d+ results$/);
  const [said, heading, hit] = await Promise.all(
    [
      notice,
      dialog(page).getByRole('heading', { name: 'Nearest results' }),
      hits(page).first(),
    ].map(async (place) => (await place.boundingBox())?.y ?? 0),
  );
  expect([said, heading, hit]).toEqual([said, heading, hit].sort((a = 0, b = 0) => a - b));
  await input(page).fill('docker');
  await expect(notice).toHaveCount(0);
  await expect(dialog(page).getByRole('heading')).toHaveCount(0);
});

test('"See all results" leads to the search page', async ({ page }) => {
  await openSearch(page, 'middleware');
  await page.getByRole('link', { name: /^See all \d+ results$/ }).click();
  await expect(page).toHaveURL(/\/vibe\/search\?q=middleware$/);
});

test('a query cannot inject markup', async ({ page, trouble }) => {
  await openSearch(page);
  await input(page).fill('<img src=x onerror=alert(1)> react');
  await expect(dialog(page).locator('img')).toHaveCount(0);
  expect(trouble.errors).toEqual([]);
});

freshTest(
  'N9, C15: analytics are off: a search sends nothing to anybody, however long it is shown',
  async ({ page, trouble }) => {
    await page.clock.install();
    await openSearch(page, 'middleware');
    // They would report impressions after 400 ms.
    await page.clock.runFor(1000);
    await page.keyboard.press('Enter');
    await hitOpened(page, 'Middleware');
    expect(trouble).toEqual({ errors: [], offSite: [] });
  },
);
