import type { Page } from '@playwright/test';
import {
  searchButton as button,
  searchDialog as dialog,
  searchHits as hits,
  searchInput as input,
} from '../../search-steps.ts';
import { expect, openPage, test } from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';

/**
 * Delays responses until it is told to release them. Later requests are then no longer intercepted: in Firefox, a
 * navigation that was intercepted has once stayed without an answer.
 */
async function hold(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Records the paths that a page requests. */
function watchPaths(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('the code and the index load only when the pointer comes near', async ({ page }) => {
  const paths = watchPaths(page);
  await openPage(page, DOC);
  await page.waitForLoadState('networkidle');
  expect(paths.filter((path) => /search|island|react/.test(path))).toEqual([]);
  await button(page).hover();
  await expect
    .poll(() => paths.filter((path) => /search-(?:manifest|core)|workers\/search/.test(path)))
    .toHaveLength(3);
  expect(paths.filter((path) => path.includes('/assets/search/'))).toEqual([]);
  expect(paths.filter((path) => path.includes('hosted'))).toEqual([]);
});

for (const opening of ['/', 'Control+k', 'a press'] as const) {
  test(`${opening}: the field has the focus before anything is loaded, and keeps every letter`, {
    tag: '@firefox',
  }, async ({ page }) => {
    const release = await hold(page, /island-/);
    await openPage(page, DOC);
    if (opening === 'a press') {
      await button(page).click();
    } else {
      await page.keyboard.press(opening);
    }
    await page.keyboard.type('middleware');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('middleware');
    await release();
    await expect(hits(page).first()).toContainText('Middleware');
    await expect(input(page)).toHaveValue('middleware');
  });
}

test('the dialog opens within the task of the keydown event', async ({ page }) => {
  await openPage(page, DOC);
  const isOpen = await page.evaluate(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '/', cancelable: true }));
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement && activeElement.closest('dialog')?.open;
  });
  expect(isOpen).toBe(true);
});

test('search answers without React', async ({ page }) => {
  const paths = watchPaths(page);
  await openPage(page, DOC);
  await page.keyboard.press('/');
  await page.keyboard.type('upsertedCount');
  await expect(hits(page).first()).toContainText('upsertedCount');
  expect(paths.some((path) => path.includes('island-search'))).toBe(true);
  expect(paths.filter((path) => path.includes('react'))).toEqual([]);
});

test('Enter before the answer opens its first hit', { tag: '@firefox' }, async ({ page }) => {
  const release = await hold(page, /search-manifest/);
  await openPage(page, DOC);
  await page.keyboard.press('/');
  await expect(dialog(page)).toContainText('No recent searches');
  await page.keyboard.type('middleware');
  await page.keyboard.press('Enter');
  await release();
  await expect(page).toHaveURL(/\/newdocs\/Express\/Middleware$/);
});

test('Enter before the code of search opens the search page', async ({ page }) => {
  await hold(page, /island-search/);
  await openPage(page, DOC);
  await page.keyboard.press('/');
  await page.keyboard.type('middleware');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vibe\/search\?q=middleware$/);
});

test('what is entered into the search page before its code is there counts', async ({ page }) => {
  const release = await hold(page, /island-search/);
  // Its loading only ends with the code that is held back.
  await page.goto('/vibe/search?q=module', { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: 'API' }).check({ force: true });
  await release();
  await expect(page).toHaveURL(/\?q=module&in=API$/);
  await expect(page.locator('ol > li > p').first()).toHaveText(/^API/);
  const again = await hold(page, /island-search/);
  await page.goto('/vibe/search', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('zustand');
  await again();
  await expect(page).toHaveURL(/\?q=zustand$/);
  await expect(page.locator('ol > li').first()).toContainText(/zustand/i);
});

test('the search page says that its code is missing, and the next letter retries', async ({
  page,
}) => {
  await page.route(/island-search/, (route) => route.abort());
  await openPage(page, '/vibe/search');
  await expect(page.getByRole('status').first()).toContainText('Unable to fetch results');
  await page.unroute(/island-search/);
  await page.keyboard.type('middleware');
  await expect(page.locator('ol > li').first()).toContainText('Middleware');
});

test('a failure to load code is reported, and the next letter retries', async ({ page }) => {
  await page.route(/island-search/, (route) => route.abort());
  await openPage(page, DOC);
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results');
  await expect(input(page)).toBeFocused();
  await page.unroute(/island-search/);
  await page.keyboard.type('middleware');
  await expect(hits(page).first()).toContainText('Middleware');
});

test('a dialog that was closed while its code was loading stays closed, and opens again', async ({
  page,
}) => {
  const release = await hold(page, /island-/);
  await openPage(page, DOC);
  await page.keyboard.press('/');
  await page.keyboard.type('react');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type('zustand');
  await release();
  await expect(hits(page).first()).toContainText('Zustand');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 412, height: 823 } });

  test('the dialog opens, fills the screen, stays open, and accepts input', async ({ page }) => {
    await openPage(page, DOC);
    await button(page).tap();
    await page.keyboard.type('middleware');
    await expect(hits(page).first()).toContainText('Middleware');
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 412, height: 823 });
    await hits(page).first().tap();
    await expect(page).toHaveURL(/Middleware$/);
    await expect(dialog(page)).toHaveCount(0);
  });
});
