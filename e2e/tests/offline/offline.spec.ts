import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { createSiteServer, readManifest } from '@vibe-docs/hosting';
import { COMPONENT, openBlock, runProgram } from '../../live-steps.ts';
import { siteRoutes } from '../../routes.ts';
import { hitOpened, searchHits, searchInput } from '../../search-steps.ts';
import { expect, openPage, test } from '../../site-test.ts';

const BUILD = fileURLToPath(new URL('../../../site/build', import.meta.url));
const LESSON = '/vibe/newdocs/React/Memoization';
const SOLUTION = new URL(
  '../../../site/newdocs/react/typed-components.exercises/number-card/solution.tsx',
  import.meta.url,
);

/** Saving a series takes many requests; everything, over a thousand. */
const SAVING = { timeout: 300_000 };

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.locator('aside[data-offline]');
const isRegistered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('nothing is loaded, registered or stored by a visit', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/vibe/', '/vibe/newdocs/category/react', LESSON]) {
    await page.goto(encodeURI(path), { waitUntil: 'networkidle' });
  }
  expect(asked).toContain('/vibe/newdocs/category/react');
  expect(asked.filter((path) => /offline|sw\.js|webmanifest/.test(path))).toEqual([]);
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

test('the compiler of exercises is saved with the series whose exercises ask it', async ({
  page,
  context,
}) => {
  await openPage(page, '/vibe/newdocs/category/typescript');
  await page.getByRole('button', { name: /^Save for offline/ }).click();
  await expect(page.getByText('Saved. These pages open without a network.')).toBeVisible(SAVING);
  await context.setOffline(true);
  await openPage(page, '/vibe/newdocs/Typescript/Mastering Loops/Mastering Loops in TypeScript');
  const exercise = page.locator('[data-exercise="longest-run"]');
  await exercise.getByRole('button', { name: /^Check types too/ }).click();
  await expect(exercise.getByRole('listitem').last()).toContainText('Holds:');
  const { sets, files } = await page.evaluate(async () =>
    (await fetch('/vibe/offline.json')).json(),
  );
  const compiler = files.findIndex(([path]: readonly [string]) => /\/types-\w+\.js$/.test(path));
  const holding = sets.filter((set: { files: number[] }) => set.files.includes(compiler));
  expect(holding.map((set: { name: string }) => set.name)).toEqual(['typescript', 'everything']);
});

test(
  'a saved series is read without the server, also after a restart of the browser, and removed',
  {
    tag: '@firefox-nightly',
  },
  async ({ playwright, browserName, channel, launchOptions }, testInfo) => {
    const server = createSiteServer({ buildDir: BUILD, manifest: readManifest(BUILD) });
    const { origin, close } = await server.listen({ port: 0 });
    const start = () =>
      playwright[browserName].launchPersistentContext(testInfo.outputPath('profile'), {
        ...launchOptions,
        ...(channel === undefined ? {} : { channel }),
        baseURL: origin,
        locale: 'en-GB',
      });
    let context = await start();
    let page = await context.newPage();

    await test.step('save', async () => {
      await openPage(page, '/vibe/newdocs/category/react');
      await page.getByRole('button', { name: /^Save for offline \([\d.]+ [kM]B\)$/ }).click();
      await expect(page.getByText('Saved. These pages open without a network.')).toBeVisible(
        SAVING,
      );
    });

    await test.step('the server stops, and the browser is started again', async () => {
      await close();
      await context.close();
      context = await start();
      page = await context.newPage();
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
      const questions = page.getByRole('region', { name: 'Questions', exact: true });
      await questions.getByLabel('Arrays are compared by reference').check();
      await questions.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(questions.getByRole('status')).toContainText('Right.');
      await page.reload();
      await expect(title(page)).toHaveText('Memoisation');
    });

    await test.step('another live example, and an exercise', async () => {
      const block = await openBlock(page, COMPONENT);
      await block.press('Run');
      await expect(block.status).toContainText('The example runs below.');
      const exercise = page.locator('[data-exercise="number-card"]');
      await exercise.getByRole('button', { name: /^Edit/ }).press('Enter');
      const editor = exercise.getByRole('textbox', { name: 'Code of NumberCard.tsx' });
      await runProgram({ editor }, readFileSync(SOLUTION, 'utf8'));
      await expect(exercise.getByRole('status').last()).toHaveText(
        'Solved: all 5 requirements hold.',
      );
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
  },
);

test('a build with saving switched off removes what was saved, and the worker', {
  tag: '@nightly',
}, async ({ browser }) => {
  let isOff = false;
  const { handler } = createSiteServer({ buildDir: BUILD, manifest: readManifest(BUILD) });
  const worker = readFileSync(join(BUILD, 'sw.js'), 'utf8').replace('isOff:!1', 'isOff:!0');
  expect(worker).toContain('isOff:!0');
  const server = createServer((request, response) => {
    if (isOff && request.url === '/vibe/sw.js') {
      response.setHeader('Content-Type', 'text/javascript').end(worker);
    } else {
      handler(request, response);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` });
  const page = await context.newPage();
  await openPage(page, '/vibe/newdocs/category/capstone');
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByText('Saved. These pages open without a network.')).toBeVisible(SAVING);
  isOff = true;
  // The browser asks for the worker after a visit, in its own time, which may be a minute.
  await page.reload();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await openPage(page, '/vibe/docs/intro');
  expect(await isRegistered(page)).toBe(0);
  await context.close();
  server.closeAllConnections();
  server.close();
});

test('when everything is saved, forty pages open without the server', {
  tag: '@nightly',
}, async ({ browser }) => {
  const server = createSiteServer({ buildDir: BUILD, manifest: readManifest(BUILD) });
  const { origin, close } = await server.listen({ port: 0 });
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await openPage(page, '/vibe/offline');
  const everything = page.getByRole('listitem').filter({ hasText: 'Everything' });
  await everything.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByRole('button', { name: 'Remove: Everything' })).toBeVisible(SAVING);
  await close();
  // The same pages in each run, in no order of the site.
  const hashOf = (path: string) => createHash('sha256').update(path).digest('hex');
  const pages = siteRoutes
    .filter(({ kind }) => kind !== 'unlisted')
    .sort((a, b) => (hashOf(a.path) < hashOf(b.path) ? -1 : 1));
  for (const { path, title: heading } of pages.slice(0, 40)) {
    await openPage(page, path);
    await expect(notice(page), path).toContainText('This is your saved copy');
    await expect(title(page), path).toHaveText(heading);
  }
  await openPage(page, '/vibe/docs/contributing/component-sheet');
  await expect(notice(page)).toContainText('the page at this address is not saved');
  await context.close();
});
