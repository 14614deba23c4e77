// Prefetching under the content security policy.
import { expect, test } from '../../site-test.ts';

// Real time limits decide here: on a busy machine one may pass, so a failed test is run once more.
test.describe.configure({ retries: 1 });

const LESSON = '/vibe/newdocs/Express/Middleware';
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

// Firefox checks these links against `default-src`.
test('the policy allows the prefetch links of a page with the application', {
  tag: '@firefox',
}, async ({ page, trouble }) => {
  await page.goto(APPLICATION, { waitUntil: 'networkidle' });
  await expect(page.locator('link[rel="prefetch"]')).not.toHaveCount(0);
  expect(trouble).toEqual({ errors: [], offSite: [] });
});
