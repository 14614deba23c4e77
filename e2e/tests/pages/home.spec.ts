import { siteRoutes } from '../../routes.ts';
import { searchInput } from '../../search-steps.ts';
import { expect, test as freshTest, openPage, readingTest as test } from '../../site-test.ts';

const MAX_IMAGE_BYTES = 60_000;

freshTest('the images of the home page weigh less than 60 kB', async ({ page }) => {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'image') {
      sizes.push((await response.body()).length);
    }
  });
  await openPage(page, '/vibe/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_IMAGE_BYTES);
});

test('each series card shows the correct number of lessons', async ({ page }) => {
  await openPage(page, '/vibe/');
  const folders = [
    ['Express', /^\/vibe\/newdocs\/express\//i],
    ['TypeScript', /^\/vibe\/newdocs\/typescript\//i],
    ['React', /^\/vibe\/newdocs\/react\//i],
    ['MongoDB', /^\/vibe\/newdocs\/mongo ?db\//i],
    ['Git and GitHub', /^\/vibe\/newdocs\/github(?: tutorial)?\//i],
    ['Capstone', /^\/vibe\/newdocs\/capstone\//],
  ] as const;
  for (const [name, folder] of folders) {
    const lessons = siteRoutes.filter(({ path, kind }) => kind === 'lesson' && folder.test(path));
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .filter({ hasText: 'lessons, about' });
    await expect(card).toContainText(`${lessons.length} lessons, about`);
  }
});

test('the questions on the home page count in their lesson', async ({ page }) => {
  await openPage(page, '/vibe/');
  const questions = page.getByRole('region', { name: 'Questions' });
  await questions.getByLabel('404').check();
  await questions.getByRole('button', { name: 'Check' }).click();
  await expect(questions.getByRole('status')).toContainText('Not right yet.');
  await expect(questions.getByRole('status').getByRole('link')).toHaveAttribute(
    'href',
    /^\/vibe\/newdocs\/Express\/HTTP.*#\w+$/,
  );
  await questions.getByRole('button', { name: 'Try again' }).click();
  await questions.getByLabel('201').check();
  await questions.getByRole('button', { name: 'Check' }).click();
  await openPage(page, '/vibe/newdocs/category/express');
  const lesson = page.getByRole('listitem').filter({ hasText: 'Choose the HTTP method' });
  await expect(lesson).toContainText('1 of 4 questions right');
});

test('the search field opens the dialog, and is focused again afterwards', async ({ page }) => {
  await openPage(page, '/vibe/');
  const field = page.getByRole('main').getByRole('button', { name: 'Search the documentation' });
  await field.click();
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
});

test('the home page has correct metadata', async ({ page }) => {
  await openPage(page, '/vibe/');
  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  const data = JSON.parse(text ?? '{}');
  expect(data['@type']).toBe('WebSite');
  expect(data.url).toMatch(/^https:\/\/[^/]+\/vibe\/$/);
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
    'content',
    data.description,
  );
  const search = String(data.potentialAction.target.urlTemplate);
  expect(new URL(search).pathname).toBe('/vibe/search');
});

test.describe('without JavaScript', () => {
  freshTest.use({ javaScriptEnabled: false });

  freshTest('search is a link, and questions have answers to unfold', async ({ page }) => {
    await page.goto('/vibe/');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Search the documentation' }),
    ).toHaveAttribute('href', '/vibe/search');
    await page.getByText('Answer to question 1').click();
    await expect(page.getByText('the server recorded an attempt')).toBeVisible();
  });
});
