// Pages as documents: what they load by themselves, and what an island loads when it is wanted.
import { expect, test } from '../site-test.ts';

const LESSON = '/vibe/newdocs/Typescript/Generics';
const EXPLORER = '/vibe/newdocs/Mongo DB/Aggregation Framework';

test('a page that nobody touches loads the page script and no other', async ({ page, trouble }) => {
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

test('what is pressed in an island before its code has come is done then, once', {
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

test('the islands of a page share React, and each brings its own styles', async ({ page }) => {
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
