// Moving between pages. Pages are documents: decisions/0009 explains how the rows of CONTRACT.md, which refer to
// client-side routes, apply to them.
import type { Page } from '@playwright/test';
import { connectBy, GOOD, SAVING } from '../../connect-by.ts';
import { expect, openPage, test } from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';
const NEXT = '/vibe/docs/getting-started/project-structure';
const EXPLORER = '/vibe/newdocs/Mongo DB/Aggregation Framework';

/** The link to `NEXT` below the text. */
const nextLink = (page: Page) => page.locator('.pagination-nav__link--next');

/** Delays the next page until the returned function is called. */
async function holdNextPage(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${NEXT}`, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/**
 * Injected before any other script: records what the progress bar does after a click. A test cannot query
 * a page while the browser navigates to another one.
 */
function logProgress(): void {
  let clickedAt = 0;
  window.addEventListener('click', () => {
    clickedAt = performance.now();
  });
  new MutationObserver(() => {
    const style = document.querySelector('#nprogress .bar')?.getAttribute('style');
    if (style) {
      const place = /translate3d\(-([\d.]+)%/.exec(style)?.[1];
      const title = document.querySelector('h1')?.textContent;
      const afterMs = performance.now() - clickedAt;
      console.debug(`bar ${JSON.stringify({ afterMs, place: Number(place), style, title })}`);
    }
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['style'] });
}

test('T11, T12, C16: the page stays until the next one has loaded, with a bar after 200 ms', {
  tag: '@firefox',
}, async ({ page }) => {
  await connectBy(page, SAVING);
  await page.addInitScript(logProgress);
  const steps: { afterMs: number; place: number; style: string; title: string }[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('bar ')) {
      steps.push(JSON.parse(message.text().slice(4)));
    }
  });
  await openPage(page, DOC);
  const release = await holdNextPage(page);
  await nextLink(page).click({ noWaitAfter: true });
  const places = () => [...new Set(steps.map(({ place }) => place))];
  await expect.poll(() => places().length).toBeGreaterThanOrEqual(2);
  release();
  const first = steps.find(({ place }) => place === 92);
  // The bar is moved by (-1 + progress) * 100 percent; its minimum is 0.08, its speed 200 ms.
  expect(first?.afterMs).toBeGreaterThanOrEqual(200);
  expect(first?.style).toContain('200ms');
  expect(first?.title).toContain('Installation');
  // Each 800 ms it moves on by a random share of up to 0.02.
  const moved = places().find((place) => place < 92) ?? 0;
  expect(moved).toBeGreaterThanOrEqual(90);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project structure');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('T11, X6: when the code of an island fails to load, a warning is logged and the page reloads once', {
  tag: '@firefox',
}, async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().startsWith('The code of the island')) {
      warnings.push(message.text());
    }
  });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') {
      documents.push(decodeURI(new URL(request.url()).pathname));
    }
  });
  await page.route('**/assets/js/island-*.js', (route) => route.abort());
  await openPage(page, EXPLORER);
  const start = page.getByRole('button', { name: 'Start the pipeline explorer' });
  const reloaded = page.waitForEvent('load');
  await start.click({ noWaitAfter: true });
  await reloaded;
  expect(warnings).toHaveLength(1);
  await start.click();
  await expect.poll(() => warnings.length).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aggregation pipelines');
  expect(documents).toEqual([EXPLORER, EXPLORER]);

  await page.unroute('**/assets/js/island-*.js');
  await page.reload();
  await start.click();
  await expect(page.getByLabel('Stage 1', { exact: true })).toBeVisible();
});

// In Chromium only: Playwright does not detect the history navigation in Firefox.
test('T12: a page that is restored from the back/forward cache has no bar', async ({ page }) => {
  await openPage(page, DOC);
  await nextLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project structure');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('T12: no bar for a click that does not navigate', async ({ page }) => {
  await page.clock.install();
  await openPage(page, DOC);
  await page.locator('.theme-doc-toc-desktop a').first().click();
  await page.clock.runFor(1000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('N8: pages are fetched when their links become visible, the next one is prerendered', async ({
  page,
}) => {
  await connectBy(page, GOOD);
  await openPage(page, DOC);
  await nextLink(page).scrollIntoViewIfNeeded();
  await expect(nextLink(page)).toHaveAttribute('data-ahead', 'show');
  await expect(page.locator('main [data-ahead="fetch"]')).not.toHaveCount(0);
});

test('N8: hovering over a link prerenders its page', async ({ page }) => {
  await connectBy(page, GOOD);
  await openPage(page, DOC);
  await nextLink(page).hover();
  await expect(nextLink(page)).toHaveAttribute('data-ahead', 'show');
});

for (const [name, connection] of [
  ['data saving', SAVING],
  ['2g', { effectiveType: 'slow-2g', saveData: false }],
] as const) {
  test(`N8: nothing is prefetched with ${name}, and links still work`, async ({ page }) => {
    await connectBy(page, connection);
    await openPage(page, DOC);
    await nextLink(page).hover();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('link[rel="prefetch"], [data-ahead]')).toHaveCount(0);
    await nextLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project structure');
  });
}

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
