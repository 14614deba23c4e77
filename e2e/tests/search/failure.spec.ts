import type { Page } from '@playwright/test';
import { listFiles, type SearchManifest } from '@vibe-docs/search';
import { searchHits as hits, searchInput as input, searchDialog } from '../../search-steps.ts';
import { expect, openPage, test } from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';
const INDEX = /\/vibe\/(?:search-(?:manifest|core)\.json|assets\/search\/)/;
const panel = (page: Page) => searchDialog(page).getByRole('alert');

async function openDialog(page: Page): Promise<void> {
  await openPage(page, DOC);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

test('X2, T6, T6b: without the index the error panel shows, stays, and disappears when it is back', async ({
  page,
}) => {
  await page.route(INDEX, (route) => route.abort());
  await openDialog(page);
  await input(page).fill('midd');
  await expect(panel(page)).toContainText('Unable to fetch results');
  await expect(panel(page)).toContainText('You might want to check your network connection.');
  await expect(searchDialog(page)).toHaveAttribute('data-status', 'error');
  await input(page).fill('middle');
  await expect(panel(page)).toBeVisible();
  await page.unroute(INDEX);
  await input(page).fill('middlew');
  await expect(hits(page).first()).toContainText('Middleware');
  await expect(panel(page)).toHaveCount(0);
});

test('T6, C15: an index that is slow for 300 ms shows the dialog as stalled', async ({ page }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/search-manifest/, async (route) => {
    await released;
    await route.continue();
  });
  const status = searchDialog(page).getByRole('status');
  await page.clock.install();
  await openDialog(page);
  // The results are rendered, so the query waits for the clock alone.
  await expect(searchDialog(page)).toContainText('No recent searches');
  await page.clock.pauseAt(Date.now() + 60_000);
  await input(page).fill('midd');
  await page.clock.runFor(299);
  await expect(searchDialog(page)).toHaveAttribute('data-status', 'loading');
  await expect(status).toBeEmpty();
  await page.clock.runFor(1);
  await expect(searchDialog(page)).toHaveAttribute('data-status', 'stalled');
  await expect(status).toHaveText('Searching …');
  await page.clock.resume();
  release();
  await expect(hits(page).first()).toBeVisible();
  await expect(searchDialog(page)).toHaveAttribute('data-status', 'idle');
  await expect(status).toHaveText(/results?$/);
});

for (const [damage, body] of [
  ['truncated', '{"kind":"text","rows":[[0,"cut o'],
  ['corrupt', '<!doctype html><p>Sign in to the network'],
] as const) {
  test(`a ${damage} index shows the error panel and recovers on reload`, async ({ page }) => {
    await page.route(INDEX, (route) => route.fulfill({ body }));
    await openDialog(page);
    await input(page).fill('midd');
    await expect(panel(page)).toBeVisible();
    await page.unroute(INDEX);
    await page.reload();
    await openDialog(page);
    await input(page).fill('midd');
    await expect(hits(page).first()).toContainText('Middleware');
  });
}

test('an index of another format shows the error panel', async ({ page }) => {
  await page.route(/search-manifest/, (route) => route.fulfill({ json: { format: 99 } }));
  await openDialog(page);
  await input(page).fill('midd');
  await expect(panel(page)).toBeVisible();
});

test('a damaged index shard shows the error panel, and the next query retries', async ({
  page,
}) => {
  await page.route(/assets\/search\/words/, (route) => route.fulfill({ body: '{"kind":"wor' }));
  await openDialog(page);
  // No heading contains it.
  await input(page).fill('upsertedCount');
  await expect(panel(page)).toBeVisible();
  await page.unroute(/assets\/search\/words/);
  await input(page).fill('upsertedCoun');
  await expect(hits(page).first()).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test('hits whose text fails to load are listed without it', async ({ page }) => {
  await page.route(/assets\/search\/text/, (route) => route.abort());
  await openDialog(page);
  await input(page).fill('riddle after riddle');
  await expect(hits(page).first()).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test('some time after the first answer, search works offline', {
  tag: '@nightly',
}, async ({ page, context }) => {
  const manifest: SearchManifest = await (
    await page.request.get('/vibe/search-manifest.json')
  ).json();
  const count = [...listFiles(manifest, 'words'), ...listFiles(manifest, 'text')].length;
  const files = new Set<string>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/assets/search/')) files.add(pathname);
  });
  await page.clock.install();
  await openDialog(page);
  await input(page).fill('midd');
  // One file in each pause of a tenth of a second, which the fake clock skips.
  const loaded = async () => {
    await page.clock.runFor(200);
    return files.size;
  };
  await expect.poll(loaded, { intervals: [0] }).toBe(count);
  await context.setOffline(true);
  await input(page).fill('riddle after riddle');
  await expect(hits(page).locator('mark').first()).toHaveText(/riddle/i);
});

test('search works offline once the index is loaded', async ({ page, context }) => {
  await openDialog(page);
  await input(page).fill('$lookup');
  await expect(hits(page).first()).toBeVisible();
  await context.setOffline(true);
  await input(page).fill('zustand');
  await expect(hits(page).first()).toContainText('Zustand');
});
