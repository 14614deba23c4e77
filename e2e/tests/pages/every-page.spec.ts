import { siteRoutes } from '../../routes.ts';
import { expect, openPage, readingTest, test } from '../../site-test.ts';

test('V4: no page asks for the identity of the reader', async ({ page }) => {
  await openPage(page, '/vibe/');
  await expect(page.getByRole('link', { name: /log ?in|sign ?in|account/i })).toHaveCount(0);
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
});

test('N1: no page of any kind calls another address than its own files', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const isCall = request.resourceType() === 'fetch' || request.resourceType() === 'xhr';
    // The page about saved copies reads its list of files.
    if (isCall && !request.url().endsWith('/vibe/offline.json')) {
      asked.push(request.url());
    }
  });
  const kinds = new Map(siteRoutes.map(({ kind, path }) => [kind, path]));
  for (const path of kinds.values()) {
    await openPage(page, path);
  }
  expect(asked).toEqual([]);
});

readingTest('C1: the language is English, written from left to right', async ({ page }) => {
  await openPage(page, '/vibe/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});
