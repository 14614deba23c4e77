import type { Page } from '@playwright/test';
import { siteRoutes } from '../../routes.ts';
import { expect, openPage, readingTest, test } from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';

readingTest(
  'S16: the logo has a light and a dark variant, and the toggle switches them',
  async ({ page }) => {
    await openPage(page, DOC);
    const logo = page.locator('.navbar__inner .navbar__logo img').filter({ visible: true });
    await expect(logo).toHaveCount(1);
    await expect(logo).toHaveAttribute('src', '/vibe/img/logo.svg');
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
    await expect(logo).toHaveCount(1);
    await expect(logo).toHaveAttribute('src', '/vibe/img/logo-dark.svg');
  },
);

readingTest(
  'S3: navbar items stand left and right, with a label and a target',
  async ({ page }) => {
    await openPage(page, '/vibe/');
    const left = page.locator('.navbar__items:not(.navbar__items--right) a.navbar__link');
    await expect(left).toHaveText(['Documentation', 'MERN Tutorial', 'API Documentation']);
    const right = page.locator('.navbar__items--right');
    await expect(right.getByRole('link', { name: /GitHub/ })).toBeVisible();
    await expect(right.locator('summary', { hasText: 'English' })).toBeVisible();
  },
);

test('T3: the stored colour mode is there before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto(DOC);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('T1: a dismissed announcement is away before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('docusaurus.announcement.id', 'documentation-written-2026');
  });
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto(DOC);
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
});

/** The group of the sidebar that T10 opens. */
const concepts = (page: Page) =>
  page.locator('.theme-doc-sidebar-item-category', { hasText: 'Concepts' });

readingTest(
  'T10: a collapsible section opens and closes with a height animation that eases in and out',
  async ({ page }) => {
    await openPage(page, DOC);
    const details = concepts(page).locator('details');
    // Read as it begins: it does not last.
    const press = () =>
      details.evaluate((element) => {
        element.querySelector('summary')?.click();
        const [animation] = element.getAnimations();
        const { duration, easing } = animation?.effect?.getTiming() ?? {};
        return { duration, easing, height: element.querySelector('ul')?.scrollHeight ?? 0 };
      });
    // The theme's rule for how long a height takes; the list has a margin of 4 px above it.
    const expected = (height: number) => {
      const steps = height / 36;
      return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
    };
    const opening = await press();
    expect(opening.easing).toBe('ease-in-out');
    expect(opening.duration).toBe(expected(opening.height + 4));
    await expect.poll(() => details.evaluate((element) => element.getAnimations().length)).toBe(0);
    await expect(details).toHaveAttribute('open');
    const closing = await press();
    expect(closing.duration).toBe(opening.duration);
    await expect(details).not.toHaveAttribute('open');
  },
);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('T10: a collapsible section opens at once', async ({ page }) => {
    await openPage(page, DOC);
    const animations = await concepts(page)
      .locator('details')
      .evaluate((element) => {
        element.querySelector('summary')?.click();
        return element.getAnimations().length;
      });
    expect(animations).toBe(0);
    await expect(concepts(page).locator('ul')).toBeVisible();
  });
});

test('V4: no page asks who the reader is', async ({ page }) => {
  await openPage(page, '/vibe/');
  await expect(page.getByRole('link', { name: /log ?in|sign ?in|account/i })).toHaveCount(0);
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
});

test('N1: no page of any kind calls another address than its own files', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' || request.resourceType() === 'xhr') {
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

readingTest('C5: posts say how long they take to read', async ({ page }) => {
  await openPage(page, '/vibe/blog');
  await expect(page.getByText(/\d+ min read/)).toHaveCount(4);
});

test('C6: there are an RSS and an Atom feed of the four posts, and no other', async ({
  request,
}) => {
  const rss = await (await request.get('/vibe/blog/rss.xml')).text();
  const atom = await (await request.get('/vibe/blog/atom.xml')).text();
  expect(rss.match(/<item>/g)).toHaveLength(4);
  expect(atom.match(/<entry>/g)).toHaveLength(4);
  expect((await request.get('/vibe/blog/feed.json')).status()).toBe(404);
});
