import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, openPage, test } from '../../site-test.ts';

const BUILD = fileURLToPath(new URL('../../../site/build/', import.meta.url));

for (const [set, mainDocument] of [
  ['docs', '/vibe/docs/intro'],
  ['newdocs', '/vibe/newdocs/Express/Getting%20Started%20with%20Express'],
] as const) {
  test(`/vibe/${set} redirects to its main document`, async ({ request }) => {
    const response = await request.get(`/vibe/${set}`, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(mainDocument);
  });

  test(`/vibe/${set} redirects by itself on a host without redirect rules`, async ({ page }) => {
    const html = await readFile(`${BUILD}${set}.html`, 'utf8');
    await page.route(`**/vibe/${set}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    await page.goto(`/vibe/${set}`);
    await expect(page).toHaveURL(mainDocument);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the root of a docs set redirects by itself on a host without redirect rules', async ({
    page,
  }) => {
    const html = await readFile(`${BUILD}docs.html`, 'utf8');
    await page.route('**/vibe/docs', (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    await page.goto('/vibe/docs');
    await expect(page).toHaveURL('/vibe/docs/intro');
  });

  test('the search page lists the pages of the site', async ({ page }) => {
    await page.goto('/vibe/search');
    await expect(page.getByRole('main').getByRole('link', { name: 'Installation' })).toBeVisible();
  });
});

test('the server redirects other spellings and keeps the query', async ({ page }) => {
  await page.goto('/vibe/docs/intro.html?docusaurus-theme=dark#top');
  await expect(page).toHaveURL('/vibe/docs/intro?docusaurus-theme=dark#top');
});

test('%26 for & ends on the page', async ({ page }) => {
  await openPage(page, '/vibe/');
  await page.goto('/vibe/docs/System%20Design%20%26%20Architecture/Backend/Tech%20Stack');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
  await expect(page).toHaveURL(
    '/vibe/docs/System%20Design%20&%20Architecture/Backend/Tech%20Stack',
  );
});

test('a short alias redirects to the canonical address', async ({ request }) => {
  const response = await request.get('/vibe/newdocs/express/getting-started', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe(
    '/vibe/newdocs/Express/Getting%20Started%20with%20Express',
  );
});

test('the old spellings of two tutorials redirect to the clean ones', async ({ request }) => {
  for (const [old, clean] of [
    ['TSX & Typed Components_', 'TSX & Typed Components'],
    ['TSX & Typed Components_Type  Safety', 'TSX & Typed Components Type Safety'],
  ] as const) {
    const response = await request.get(encodeURI(`/vibe/newdocs/React/${old}`), {
      maxRedirects: 0,
    });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(encodeURI(`/vibe/newdocs/React/${clean}`));
  }
});

test.describe('on a host without redirect rules', () => {
  for (const [asked, file, clean] of [
    ['/vibe/docs/intro.html', 'docs/intro.html', '/vibe/docs/intro'],
    ['/vibe/index.html', 'index.html', '/vibe/'],
    [
      '/vibe/docs/System%20Design%20%26%20Architecture/Backend/Tech%20Stack',
      'docs/System Design & Architecture/Backend/Tech Stack.html',
      '/vibe/docs/System%20Design%20&%20Architecture/Backend/Tech%20Stack',
    ],
  ] as const) {
    test(`the browser shows the clean address for ${asked}`, async ({ page }) => {
      const html = await readFile(BUILD + file, 'utf8');
      await page.route(`**${asked}*`, (route) =>
        route.fulfill({ contentType: 'text/html', body: html }),
      );
      await page.goto(`${asked}?a=1#b`);
      await expect(page).toHaveURL(`${clean}?a=1#b`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
    });
  }
});
