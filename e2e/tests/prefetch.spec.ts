// Pages that are fetched before the reader asks for them.
import { expect, test } from '../site-test.ts';

const LESSON = '/vibe/newdocs/Express/Middleware';

test('the policy allows what is fetched ahead', { tag: '@firefox' }, async ({ page, trouble }) => {
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
