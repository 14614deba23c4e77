// Pages as documents: what they load by themselves, and what an island loads when it is hydrated.
import type { Page } from '@playwright/test';
import { expect, noteTexts, test } from '../../site-test.ts';

const LESSON = '/vibe/newdocs/Typescript/Generics';
const EXPLORER = '/vibe/newdocs/Mongo DB/Aggregation Framework';

test('a page without interaction loads only the page script', async ({ page, trouble }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) {
      scripts.push(request.url());
    }
  });
  await page.goto(LESSON, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([expect.stringMatching(/\/assets\/js\/page\.[0-9a-f]{8}\.js$/)]);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  expect(trouble).toEqual({ errors: [], offSite: [] });
});

test('a press in an island before its code is loaded is replayed, once', {
  tag: '@firefox',
}, async ({ page, trouble }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/island-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(encodeURI(EXPLORER));
  const start = page.getByRole('button', { name: 'Start the pipeline explorer' });
  const asked = page.waitForRequest('**/assets/js/island-*.js');
  await start.click();
  await asked;
  await start.click();
  release();
  await expect(page.getByLabel('Stage 1', { exact: true })).toBeVisible();
  expect(trouble).toEqual({ errors: [], offSite: [] });
});

test('the islands of a page share React, and each has its own styles', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(encodeURI(EXPLORER), { waitUntil: 'networkidle' });
  asked.length = 0;
  await page.getByRole('button', { name: 'Start the pipeline explorer' }).click();
  await expect(page.getByLabel('Stage 1', { exact: true })).toBeVisible();
  const names = asked.map((path) =>
    path
      .split('/')
      .at(-1)
      ?.replace(/\.[0-9a-f]{8}/, ''),
  );
  expect(names).toEqual(expect.arrayContaining(['island-react.js', 'island-explorer.css']));
  expect(names.filter((name) => name === 'island-react.js')).toHaveLength(1);
  expect(names.filter((name) => /^(main|runtime|styles)/.test(name ?? ''))).toEqual([]);
});

test.describe('reading on', () => {
  const navbarBottom = (page: Page) =>
    page.locator('.navbar').evaluate((navbar) => navbar.getBoundingClientRect().bottom);

  test('does not cover an anchor with the navbar', async ({ page }) => {
    await page.goto(`${LESSON}#build`);
    await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => navbarBottom(page)).toBeGreaterThan(50);
  });

  test('marks the current section in the table of contents', async ({ page }) => {
    await page.goto(LESSON);
    const marked = page.locator('.table-of-contents__link--active');
    await expect(marked).toHaveCount(0);
    const heading = page.getByRole('heading', { level: 2 }).nth(1);
    await heading.evaluate((element) => element.scrollIntoView());
    await expect(marked).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
  });
});

test('the shell responds when only the page script is loaded', async ({ page }) => {
  // The requests never complete: an aborted one would make the page reload.
  await page.route(/\/assets\/js\/(?!page\.)/, () => undefined);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(LESSON);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const colours = page.locator('#page-menu').getByRole('button', { name: /dark and light/ });
  await colours.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  const note = page.locator('.markdown details.alert').first();
  await note.locator('summary').first().click();
  await expect(note).toHaveAttribute('open');
  await note.locator('summary').first().click();
  await expect(note).not.toHaveAttribute('open');
});

test('code is copied by the page script', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(LESSON);
  const block = page.locator('figure:has(button[data-copies-code])').first();
  const button = block.getByRole('button', { name: 'Copy' });
  const said = await noteTexts(button);
  await button.click();
  await expect.poll(said).toContain('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await block.locator('pre code').textContent());
});
