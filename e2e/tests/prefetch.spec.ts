// What is fetched before the reader asks for it.
import { expect, test } from '../site-test.ts';

const LESSON = '/vibe/newdocs/Express/Middleware';

test('the policy allows what is fetched ahead', { tag: '@firefox' }, async ({ page, trouble }) => {
  await page.addInitScript(() => {
    // These events do not bubble.
    for (const type of ['load', 'error']) {
      const note = ({ target }: Event) => {
        if (target instanceof HTMLLinkElement && target.rel === 'prefetch') {
          target.dataset.outcome = type;
        }
      };
      document.addEventListener(type, note, true);
    }
  });
  await page.goto(LESSON);
  await page.getByRole('link', { name: 'Next Request validation' }).scrollIntoViewIfNeeded();
  await expect(page.locator('link[rel="prefetch"]').first()).toHaveAttribute(
    'data-outcome',
    'load',
  );
  await expect(page.locator('link[data-outcome="error"]')).toHaveCount(0);
  expect(trouble).toEqual({ errors: [], offSite: [] });
});
