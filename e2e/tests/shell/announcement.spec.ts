import { expect, test as freshTest, openPage, readingTest as test } from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';

test('S13, T1, C7: the announcement stays dismissed until its id changes', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, '/vibe/');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  const stored = () =>
    page.evaluate(() => ({
      dismiss: localStorage.getItem('docusaurus.announcement.dismiss'),
      id: localStorage.getItem('docusaurus.announcement.id'),
    }));
  expect(await stored()).toEqual({ dismiss: 'true', id: 'documentation-written-2026' });

  await page.reload();
  await expect(bar).toBeHidden();

  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
  await page.reload();
  await expect(bar).toBeVisible();
  expect(await stored()).toEqual({ dismiss: 'false', id: 'documentation-written-2026' });
});

freshTest('T1: a dismissed announcement is away before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('docusaurus.announcement.id', 'documentation-written-2026');
  });
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto(DOC);
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
});
