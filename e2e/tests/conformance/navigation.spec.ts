import type { Page } from '@playwright/test';
import { expect, hydrate, openPage, test } from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';
const NEXT = '/vibe/docs/getting-started/project-structure';

/** The link to `NEXT` in the docs sidebar. */
const nextLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', {
    name: 'Project structure',
  });

/** Keeps the browser from fetching pages ahead, so that a click has something to load. */
async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: true },
    });
  });
}

/** Holds back every script that the page asks for, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test('T11: a route change keeps the page until the code of the next one is there', async ({
  page,
}) => {
  await withoutPrefetch(page);
  await openPage(page, DOC);
  await hydrate(page);
  const release = await holdScripts(page);
  await nextLink(page).click();
  await expect(page).toHaveURL(NEXT);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project structure');
});

test('T11, X6: when the code cannot be had, a warning is logged and the page reloads once', async ({
  page,
}) => {
  await withoutPrefetch(page);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') {
      warnings.push(message.text());
    }
  });
  await openPage(page, DOC);
  await hydrate(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') {
      documents.push(new URL(request.url()).pathname);
    }
  });
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await nextLink(page).click();
  await expect(page).toHaveURL(NEXT);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project structure');
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual([NEXT]);
  expect(warnings.filter((text) => text.includes('ChunkLoadError'))).toHaveLength(1);

  await page.unroute('**/assets/js/*.js');
  await page.reload();
  await hydrate(page);
});

test('T12, C16: the progress bar appears 200 ms after the click, from 8 percent', async ({
  page,
}) => {
  await withoutPrefetch(page);
  await page.clock.install();
  await openPage(page, DOC);
  await hydrate(page);
  const release = await holdScripts(page);
  const bar = page.locator('#nprogress .bar');
  await page.clock.pauseAt(Date.now() + 60_000);
  await nextLink(page).click();
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);
  await page.clock.runFor(50);
  // The bar stands at (-1 + progress) * 100 percent; its minimum is 0.08, its speed 200 ms.
  const style = await bar.evaluate((element) => element.getAttribute('style') ?? '');
  expect(style).toMatch(/translate3d\(-92%, 0px, 0px\)/);
  expect(style).toMatch(/200ms/);
  // Each 800 ms it trickles by a random share of up to 0.02.
  await page.clock.runFor(1000);
  const moved = await bar.evaluate((element) => element.getAttribute('style') ?? '');
  const place = Number(moved.match(/translate3d\(-([\d.]+)%/)?.[1]);
  expect(place).toBeLessThan(92);
  expect(place).toBeGreaterThanOrEqual(90);
  await page.clock.resume();
  release();
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('N8: links are prefetched when they come into view', async ({ page }) => {
  await openPage(page, DOC);
  await hydrate(page);
  await expect.poll(() => page.locator('link[rel="prefetch"]').count()).toBeGreaterThan(5);
});

for (const [name, connection] of [
  ['data saving', { effectiveType: '4g', saveData: true }],
  ['2g', { effectiveType: 'slow-2g', saveData: false }],
] as const) {
  test(`N8: nothing is prefetched with ${name}, and links still work`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await openPage(page, DOC);
    await nextLink(page).hover();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    await nextLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project structure');
  });
}

test('N8: hovering over a link loads the code of its page', async ({ page }) => {
  await openPage(page, DOC);
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  await nextLink(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('X11: when no script loads, the home page alone shows the base-URL banner', async ({
  page,
}) => {
  await page.route('**/vibe/assets/**', (route) => route.abort());
  const banner = page.locator('#__docusaurus-base-url-issue-banner-container');
  await page.goto('/vibe/');
  await expect(banner).toContainText('Your Docusaurus site did not load properly.');
  await expect(banner).toContainText('Current configured baseUrl = /vibe/');
  await page.goto(DOC);
  await expect(banner).toHaveCount(0);
});
