import { serveFixture } from '../../fixture-site.ts';
import { expect, test } from '../../site-test.ts';

let site: Awaited<ReturnType<typeof serveFixture>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await serveFixture('crashing');
});
test.afterAll(() => site.close());

test('S14, X1: a crashed page names the error and its cause, and Try again renders it again', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto(`${site.origin}/vibe/crash`);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.getByRole('button', { name: 'Break' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await expect(page.getByText('The outer failure')).toBeVisible();
  await expect(page.getByText('The inner cause')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await page.evaluate(() => Reflect.deleteProperty(window, 'fixtureIsBroken'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whole page');
});

test('X7: a navbar item that fails to render is named in the error', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto(`${site.origin}/vibe/?break-navbar`);
  await expect(page.getByText('A theme navbar item failed to render.')).toBeVisible();
  await expect(page.getByText('"type": "custom-fragile"')).toBeVisible();
  await expect(page.getByText('The item fails')).toBeVisible();
});

test('S11: a footer may be a row of links, without a logo', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto(`${site.origin}/vibe/`);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Crash' })).toBeVisible();
  await expect(footer.getByRole('img')).toHaveCount(0);
  await expect(footer).toContainText('Nobody');
});
