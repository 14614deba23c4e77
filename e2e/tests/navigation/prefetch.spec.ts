// Prefetching under the content security policy.
import { expect, test } from '../../site-test.ts';

const LESSON = '/vibe/newdocs/Express/Middleware';

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
