import type { APIRequestContext } from '@playwright/test';
import { siteRoutes } from '../../routes.ts';
import { expect, test as freshTest, openPage, readingTest as test } from '../../site-test.ts';

/** Requests every path and expects a page with one h1 at exactly that address. */
async function expectPages(request: APIRequestContext, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const response = await request.get(encodeURI(path), { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect((await response.text()).match(/<h1[ >]/g), path).toHaveLength(1);
  }
}

/** Paths of the contract's routes with a prefix. */
const below = (prefix: string) =>
  siteRoutes.map(({ path }) => path).filter((path) => path.startsWith(prefix));

freshTest(
  'R1, C1: nothing answers outside the base path but the way into it',
  async ({ request }) => {
    const root = await request.get('/', { maxRedirects: 0 });
    expect([root.status(), root.headers().location]).toEqual([302, '/vibe/']);
    expect((await request.get('/docs/intro', { maxRedirects: 0 })).status()).toBe(404);
    expect(siteRoutes.every(({ path }) => path.startsWith('/vibe/'))).toBe(true);
  },
);

test('R2: an unknown path shows the not-found page with status 404', async ({ page, request }) => {
  expect((await request.get('/vibe/docs/no-such-page')).status()).toBe(404);
  await openPage(page, '/vibe/docs/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('R3: .html and /index.html end on the clean path, in the address bar too', async ({
  page,
}) => {
  for (const [asked, clean] of [
    ['/vibe/docs/intro.html', '/vibe/docs/intro'],
    ['/vibe/docs/intro/index.html', '/vibe/docs/intro'],
    ['/vibe/index.html', '/vibe/'],
  ] as const) {
    await page.goto(asked);
    await expect(page).toHaveURL(clean);
  }
});

test('R4: /vibe/ is the home page and /vibe leads there', async ({ request }) => {
  await expectPages(request, ['/vibe/']);
  const bare = await request.get('/vibe', { maxRedirects: 0 });
  expect([bare.status(), bare.headers().location]).toEqual([301, '/vibe/']);
});

test('R5: /vibe/api is labelled API Documentation in the navbar', async ({ page, request }) => {
  await expectPages(request, ['/vibe/api']);
  await openPage(page, '/vibe/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'API Documentation' })
    .click();
  await expect(page).toHaveURL('/vibe/api');
});

test('R6: the blog lists its four posts on one page', async ({ page, request }) => {
  await openPage(page, '/vibe/blog');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
  expect((await request.get('/vibe/blog/page/2')).status()).toBe(404);
});

test('R7: the archive groups the posts by year', async ({ page }) => {
  await openPage(page, '/vibe/blog/archive');
  await expect(page.getByRole('heading', { level: 3, name: '2026' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
});

test('R8: the list of authors names both roles', async ({ page }) => {
  await openPage(page, '/vibe/blog/authors');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'ViBe documentation team',
    'Site tooling',
  ]);
});

test('R9: an author has a page under a permalink or under the key', async ({ request }) => {
  await expectPages(request, [
    '/vibe/blog/authors/all-documentation-team-articles',
    '/vibe/blog/authors/site-tooling',
  ]);
});

test('R10: the list of tags gives the number of posts', async ({ page }) => {
  await openPage(page, '/vibe/blog/tags');
  await expect(page.getByRole('main').getByRole('link', { name: /^docusaurus/ })).toHaveText(
    'docusaurus4',
  );
});

test('R11: each of the four tags has a page', async ({ request }) => {
  const tags = ['docusaurus', 'facebook', 'hello', 'hola'];
  await expectPages(
    request,
    tags.map((tag) => `/vibe/blog/tags/${tag}`),
  );
});

freshTest('R12: the four posts answer at their slugs', async ({ request }) => {
  const slugs = ['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome'];
  await expectPages(
    request,
    slugs.map((slug) => `/vibe/blog/${slug}`),
  );
});

test('R13: the Markdown page answers', async ({ request }) => {
  await expectPages(request, ['/vibe/markdown-page']);
});

for (const [row, set, mainDocument, firstHeading] of [
  ['R15', 'docs', '/vibe/docs/intro', 'What is ViBe?'],
  [
    'R16',
    'newdocs',
    '/vibe/newdocs/Express/Getting%20Started%20with%20Express',
    'Getting started with Express',
  ],
] as const) {
  test(`${row}: /vibe/${set} leads to its main document, with the set's sidebar`, async ({
    page,
  }) => {
    await page.goto(`/vibe/${set}`);
    await expect(page).toHaveURL(mainDocument);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstHeading);
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  });
}

for (const [row, prefix, pages] of [
  ['R17', '/vibe/docs/', 40],
  ['R18', '/vibe/docs/category/', 8],
  ['R19', '/vibe/docs/api/backend', 14],
  ['R20', '/vibe/docs/System Design & Architecture/Backend', 11],
  ['R21', '/vibe/newdocs/Express/', 10],
  ['R22', '/vibe/newdocs/Github Tutorial/Github Tutorial ', 5],
  ['R23', '/vibe/newdocs/Mongo DB/', 3],
  ['R24', '/vibe/newdocs/React/', 10],
  ['R25', '/vibe/newdocs/Typescript/', 20],
] as const) {
  test(`${row}: every page under ${prefix} answers`, async ({ request }) => {
    const paths = below(prefix);
    expect(paths.length).toBeGreaterThanOrEqual(pages);
    await expectPages(request, paths);
  });
}
