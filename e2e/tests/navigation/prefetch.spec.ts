// Prefetching under the content security policy.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../../site-test.ts';

const LESSON = '/vibe/newdocs/Express/Middleware';
const SCRIPTS = fileURLToPath(new URL('../../../site/build/assets/js/', import.meta.url));
const APPLICATION = '/vibe/docs/contributing/application-page';

test('the next page is prefetched', { tag: '@firefox' }, async ({ page, trouble }) => {
  await page.goto(LESSON);
  const isAhead = page.waitForFunction(
    () =>
      document.querySelector('[data-ahead]') !== null ||
      performance.getEntriesByType('resource').some(({ name }) => /newdocs\/Express\//.test(name)),
  );
  await page.getByRole('link', { name: 'Next Request validation' }).hover();
  await isAhead;
  expect(trouble).toEqual({ errors: [], offSite: [] });
});

// Firefox checks `<link rel="prefetch">` against `default-src`, which is 'none': such a link would be reported.
test('a page with the application loads the code behind a visible link ahead', {
  tag: '@firefox',
}, async ({ page, trouble }) => {
  const code = readdirSync(SCRIPTS).find((file) => {
    const isRoute = /^[0-9a-f]{8}\.\w+\.js$/.test(file);
    return (
      isRoute && readFileSync(SCRIPTS + file, 'utf8').includes('@site/docs/contributing/plan.mdx')
    );
  });
  const isAhead = page.waitForRequest((request) => request.url().endsWith(`/${code}`));
  await page.goto(APPLICATION);
  await page.getByRole('main').getByRole('link', { name: 'Planned work' }).scrollIntoViewIfNeeded();
  await isAhead;
  await page.waitForLoadState('networkidle');
  expect(trouble).toEqual({ errors: [], offSite: [] });
});
