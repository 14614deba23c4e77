import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { createSiteServer, readManifest } from '@vibe-docs/hosting';
import { hitOpened, searchHits, searchInput } from '../../search-steps.ts';
import { expect, openPage, test } from '../../site-test.ts';

const BUILD = fileURLToPath(new URL('../../../site/build', import.meta.url));
const LESSON = '/vibe/newdocs/React/Memoization';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.locator('aside[data-offline]');
const isRegistered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('nothing is registered or stored by a visit', async ({ page }) => {
  await openPage(page, '/vibe/newdocs/category/react');
  await openPage(page, '/vibe/offline');
  await expect(page.getByText('Nothing is saved.')).toBeVisible();
  expect(await isRegistered(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('the worker and the list are validated at each use', async ({ request }) => {
  for (const path of ['/vibe/sw.js', '/vibe/offline.json']) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache');
  }
  const worker = await request.get('/vibe/sw.js');
  expect(worker.headers()['content-security-policy']).toContain("connect-src 'self'");
  expect(Buffer.byteLength(await worker.text())).toBeLessThan(10_000);
});

test('the site can be installed from its page about saved pages', async ({ page, request }) => {
  await openPage(page, '/vibe/offline');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await request.get(address ?? '');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, shortcuts, start_url: start } = await manifest.json();
  expect(shortcuts.map((one: { name: string }) => one.name)).toEqual([
    'Search',
    'Due today',
    'API',
  ]);
  const linked = [
    start,
    ...icons.map((icon: { src: string }) => icon.src),
    ...shortcuts.map((one: { url: string }) => one.url),
  ];
  for (const link of linked) {
    expect((await request.get(new URL(link, manifest.url()).href)).status(), link).toBe(200);
  }
});

test('each series has a printable page with contents, whole lines of code and links that lead to their targets', async ({
  page,
}) => {
  test.setTimeout(60_000);
  // The width of A4 with the margins of browsers.
  await page.setViewportSize({ width: 680, height: 960 });
  await page.emulateMedia({ media: 'print' });
  const series = readdirSync(join(BUILD, 'print')).filter((file) => file.endsWith('.html'));
  expect(series.length).toBeGreaterThan(4);
  for (const name of series.map((file) => file.replace('.html', ''))) {
    await openPage(page, `/vibe/newdocs/category/${name}`);
    const link = page.locator('a', { hasText: 'Print the whole series' });
    await openPage(page, (await link.getAttribute('href')) ?? '');
    const facts = await page.evaluate(() => ({
      // The lessons, their answers and the addresses of links.
      sections: document.querySelectorAll('main > section').length,
      contents: document.querySelectorAll('main > ol a').length,
      broken: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].filter(
        ({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) === null,
      ).length,
      cut: [...document.querySelectorAll('pre')].filter(
        (code) => code.scrollWidth > code.clientWidth + 1,
      ).length,
      ids: [...document.querySelectorAll('h1, h2, h3')].filter(({ textContent }) =>
        textContent.includes('{#'),
      ).length,
    }));
    const sections = facts.contents + 2;
    expect(facts, name).toEqual({ ...facts, sections, broken: 0, cut: 0, ids: 0 });
    expect(facts.contents, name).toBeGreaterThan(2);
  }
});

test('a saved series is read without a network and without the server, and removed', async ({
  browser,
}) => {
  // Each page is compiled again, in several tabs.
  test.setTimeout(90_000);
  const server = createSiteServer({ buildDir: BUILD, manifest: readManifest(BUILD) });
  const { origin, close } = await server.listen({ port: 0 });
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();

  await test.step('save', async () => {
    await openPage(page, '/vibe/newdocs/category/react');
    await page.getByRole('button', { name: /^Save for offline \([\d.]+ [kM]B\)$/ }).click();
    await expect(page.getByText('Saved. These pages open without a network.')).toBeVisible({
      timeout: 30_000,
    });
    await context.setOffline(true);
    await close();
  });

  await test.step('a page, its live example and its questions', async () => {
    await openPage(page, LESSON);
    await expect(notice(page)).toContainText('This is your saved copy, last checked on');
    await page.getByRole('button', { name: 'Run', exact: true }).first().click();
    const frame = page.locator('iframe').first();
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(
      frame.contentFrame().getByRole('button', { name: 'Question 1', exact: true }),
    ).toBeVisible();
    const questions = page.getByRole('region', { name: 'Questions' });
    await questions.getByLabel('Arrays are compared by reference').check();
    await questions.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(questions.getByRole('status')).toContainText('Right.');
    await page.reload();
    await expect(title(page)).toHaveText('Memoisation');
  });

  await test.step('search', async () => {
    await page.keyboard.press('Control+k');
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.type('zustand slices');
    await expect(searchHits(page).first()).toContainText('Zustand slices');
    await page.keyboard.press('Enter');
    await hitOpened(page, 'Zustand slices');
  });

  await test.step('another tab, and a page that is not saved', async () => {
    const tab = await context.newPage();
    await openPage(tab, '/vibe/newdocs/React/Routing');
    await expect(title(tab)).toHaveText('Typed routing with TanStack Router');
    await openPage(tab, '/vibe/newdocs/Express/Middleware');
    await expect(notice(tab)).toContainText('the page at this address is not saved');
    await expect(tab.getByText('The page at this address belongs to these:')).toBeVisible();
    await expect(tab.getByRole('listitem').filter({ hasText: 'Express tutorial' })).toBeVisible();
    await tab.close();
  });

  await test.step('remove', async () => {
    await openPage(page, '/vibe/offline');
    await page.getByRole('button', { name: 'Remove: React tutorial' }).click();
    await expect(page.getByText('Nothing is saved.')).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await isRegistered(page)).toBe(0);
  });
  await context.close();
});
