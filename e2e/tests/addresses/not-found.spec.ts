import { expect, openPage, test } from '../../site-test.ts';

test('an unknown path answers 404 with a page that helps', async ({ page, request }) => {
  const response = await request.get('/vibe/no/such/page');
  expect(response.status()).toBe(404);
  await openPage(page, '/vibe/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Documentation', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search the documentation' })).toBeVisible();
});

test('a near miss links to the intended page', async ({ page }) => {
  await openPage(page, '/vibe/docs/getting-started/intor');
  const suggestion = page.getByRole('status').getByRole('link');
  await expect(suggestion).toHaveAttribute('href', '/vibe/docs/getting-started/intro');
  await suggestion.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
});

test('the not-found page stays usable when the list of pages fails to load', async ({ page }) => {
  await page.route('**/sitemap.xml', (route) => route.abort());
  await openPage(page, '/vibe/docs/getting-started/intor');
  await expect(page.getByRole('link', { name: 'Search the documentation' })).toBeVisible();
});
