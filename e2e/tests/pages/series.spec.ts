import { siteRoutes } from '../../routes.ts';
import { expect, openPage, readingTest as test } from '../../site-test.ts';

test('a series counts and numbers its lessons, and lists reference pages separately', async ({
  page,
}) => {
  const lessons = siteRoutes.filter(
    ({ path, kind }) => kind === 'lesson' && path.startsWith('/vibe/newdocs/Typescript/'),
  );
  await openPage(page, '/vibe/newdocs/category/typescript');
  const main = page.getByRole('main');
  await expect(main.getByText(/^\d+ lessons$/)).toHaveText(`${lessons.length} lessons`);
  const numbered = main.locator('ol > li');
  await expect(numbered).toHaveCount(lessons.length);
  const errors = main.getByRole('listitem').filter({
    has: page.getByRole('link', { name: 'Compiler errors', exact: true }),
  });
  await expect(errors).toBeVisible();
  await expect(errors).not.toContainText('min');
  await expect(numbered.filter({ hasText: 'Compiler errors' })).toHaveCount(0);
});

test('a lesson says how long it takes, and a reference page does not', async ({ page }) => {
  const length = page.getByText(/^About \d+ minutes/);
  await openPage(page, '/vibe/newdocs/Typescript/Generics');
  await expect(length).toBeVisible();
  await openPage(page, '/vibe/newdocs/Typescript/Compiler%20Errors');
  await expect(length).toHaveCount(0);
});

test('a lesson offers its files as an archive', async ({ page }) => {
  await openPage(page, '/vibe/newdocs/capstone/deployment');
  const link = page.getByRole('link', { name: 'Download its files' });
  const reply = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(reply.headers()['content-type']).toBe('application/zip');
});
