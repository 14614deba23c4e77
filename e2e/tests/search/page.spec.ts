import { expect, test as freshTest, openPage, readingTest as test } from '../../site-test.ts';

test('R14: the address contains the query, and the page its results', async ({ page, trouble }) => {
  await openPage(page, '/vibe/search?q=middleware');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Search results for "middleware"',
  );
  await expect(page).toHaveTitle(/^Search results for "middleware"/);
  await expect(page.getByRole('searchbox')).toHaveValue('middleware');
  const first = page.locator('ol > li').first();
  await expect(first.getByRole('link')).toHaveText('Middleware');
  await expect(first.locator('mark').first()).toHaveText(/middleware/i);
  await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
  expect(trouble).toEqual({ errors: [], offSite: [] });
});

test('R14: typing changes the results and the address', async ({ page }) => {
  await openPage(page, '/vibe/search');
  await page.getByRole('searchbox').fill('zustand slices');
  await expect(page).toHaveURL(/\/vibe\/search\?q=zustand\+slices$/);
  await expect(page.locator('ol > li').first()).toContainText('Zustand slices');
  await page.getByRole('searchbox').fill('');
  await expect(page).toHaveURL(/\/vibe\/search$/);
  await expect(page.getByRole('heading', { name: 'Tutorials' })).toBeVisible();
});

test('results contain the text of pages, not of their controls', async ({ page }) => {
  await openPage(page, '/vibe/search?q=RequireLearner+middleware');
  const results = page.locator('ol > li');
  await expect(results.filter({ hasText: 'RequireLearner.ts' }).first()).toBeVisible();
  await expect(
    results.filter({ hasText: /How checked|Wrap|questions at the end|On this page/ }),
  ).toHaveCount(0);
});

test('a filter restricts the results to one section and is in the address', async ({ page }) => {
  await openPage(page, '/vibe/search?q=module');
  await expect(page.locator('ol > li').first()).toBeVisible();
  await page.getByRole('radio', { name: 'API' }).check();
  await expect(page).toHaveURL(/\?q=module&in=API$/);
  await expect
    .poll(async () => {
      const trails = await page.locator('ol > li > p:first-child').allTextContents();
      return trails.length > 0 && trails.every((trail) => trail.startsWith('API'));
    })
    .toBe(true);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'API' })).toBeChecked();
});

test('more results are loaded on request', async ({ page }) => {
  await openPage(page, '/vibe/search?q=react');
  await expect(page.locator('ol > li')).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more results' }).click();
  await expect.poll(() => page.locator('ol > li').count()).toBeGreaterThan(20);
});

test('words that nothing mentions are named first, and hits are the nearest', async ({ page }) => {
  await openPage(page, '/vibe/search?q=docker+swarm');
  const status = page.getByRole('status');
  await expect(status).toHaveText(/^Nothing here mentions swarm\. \d+ results$/);
  const nearest = page.getByRole('heading', { level: 2, name: 'Nearest results' });
  await expect(nearest).toBeVisible();
  await expect(page.locator('ol > li').first().getByRole('heading', { level: 3 })).toBeVisible();
  await page.getByRole('radio', { name: 'Docs' }).check();
  await expect(page).toHaveURL(/in=Docs$/);
  await expect(status).toHaveText(/^Nothing here mentions swarm\./);
  await page.getByRole('searchbox').fill('docker');
  await expect(status).toHaveText(/^\d+ results?$/);
  await expect(nearest).toHaveCount(0);
});

test('X3: nothing found says so and offers a report', async ({ page }) => {
  await openPage(page, '/vibe/search?q=xyzzyplugh');
  await expect(page.getByText('No results for "xyzzyplugh"')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('0 results');
  await expect(page.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /issues\/new\?title=/,
  );
});

freshTest('X2b: without the index the page says so and tries again', async ({ page, trouble }) => {
  await page.route(/search-manifest/, (route) => route.abort());
  await openPage(page, '/vibe/search?q=middleware');
  const alert = page.getByRole('alert').filter({ hasText: 'Unable to fetch results' });
  await expect(alert).toContainText('You might want to check your network connection.');
  await page.unroute(/search-manifest/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('ol > li').first()).toContainText('Middleware');
  expect(trouble.errors.filter((error) => !error.includes('net::ERR_FAILED'))).toEqual([]);
});

test('a hostile address is harmless', async ({ page, trouble }) => {
  await openPage(page, '/vibe/search?q=<img src=x onerror=alert(1)> react&in=%00');
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
  expect(trouble.errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  freshTest.use({ javaScriptEnabled: false });

  freshTest('the search button is a link, and the page lists all pages', async ({ page }) => {
    await page.goto('/vibe/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Search' })
      .click();
    await expect(page.getByText('Search needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Middleware', exact: true })).toBeVisible();
  });
});
