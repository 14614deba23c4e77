import type { Page } from '@playwright/test';
import {
  expect,
  test as freshTest,
  hydrate,
  isHydrated,
  openPage,
  readingTest as test,
} from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';

test('S1: the first Tab reaches a link that skips to the main content', async ({ page }) => {
  await openPage(page, DOC);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('S2: the navbar leads to both docs sets, the API page and the repository', async ({
  page,
}) => {
  await openPage(page, '/vibe/');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar.getByRole('link', { name: 'Documentation', exact: true })).toHaveAttribute(
    'href',
    '/vibe/docs/intro',
  );
  await expect(navbar.getByRole('link', { name: 'MERN Tutorial' })).toHaveAttribute(
    'href',
    /^\/vibe\/newdocs\/Express\/Getting( |%20)Started( |%20)with( |%20)Express$/,
  );
  await expect(navbar.getByRole('link', { name: 'API Documentation' })).toHaveAttribute(
    'href',
    '/vibe/api',
  );
  await expect(navbar.getByRole('link', { name: /GitHub/ })).toHaveAttribute(
    'href',
    'https://github.com/vicharanashala/vibe',
  );
  await expect(navbar.getByRole('button', { name: /^Search/ })).toBeVisible();
});

test('S8, C1: the language dropdown lists English alone', async ({ page }) => {
  await openPage(page, DOC);
  const dropdown = page.getByRole('button', { name: 'English' });
  await dropdown.hover();
  await expect(page.locator('.dropdown:has-text("English") .dropdown__menu li')).toHaveText([
    'English',
  ]);
});

test('S9, T4: the version dropdown leads to the older version and keeps the choice', async ({
  page,
}) => {
  await openPage(page, '/vibe/docs/intro');
  await page.locator('.navbar__item.dropdown', { hasText: 'Current' }).hover();
  await page.getByRole('link', { name: 'July 2025' }).click();
  await expect(page).toHaveURL(/\/vibe\/docs\/2025\/intro$/);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    '2025',
  );
  await openPage(page, '/vibe/');
  await expect(page.locator('.navbar__item.dropdown', { hasText: 'July 2025' })).toHaveCount(1);
});

test('S4, S5, S8, S9: the mobile sidebar opens on the docs menu and goes back to the main menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await openPage(page, DOC);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const sidebar = page.locator('.navbar-sidebar');
  await expect(sidebar.getByRole('link', { name: 'Project structure' })).toBeVisible();
  const secondary = page.locator('.navbar-sidebar__items--show-secondary');
  await expect(secondary).toHaveCount(1);
  await sidebar.getByRole('button', { name: '← Back to main menu' }).click();
  await expect(secondary).toHaveCount(0);
  await expect(sidebar.getByRole('link', { name: 'API Documentation', exact: true })).toBeVisible();
  await expect(sidebar.getByText('Languages')).toBeVisible();
  await expect(sidebar.getByText('Versions')).toBeVisible();
});

test('T2, C17: the mobile sidebar closes when the window becomes a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 900 });
  await openPage(page, DOC);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  await page.setViewportSize({ width: 997, height: 900 });
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

/** Scrolls to each place in turn, and on only after the page has heard of it. */
async function scrollThrough(page: Page, places: readonly number[]): Promise<void> {
  await page.evaluate(async (tops) => {
    for (const top of tops) {
      await new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo(0, top);
      });
    }
  }, places);
}

test('S6, T9: the navbar hides on scroll down and shows on scroll up', async ({ page }) => {
  await openPage(page, DOC);
  const hidden = page.locator('nav[class*="navbarHidden"]');
  // React comes with the first scrolling, and answers to what follows.
  await expect(async () => {
    await scrollThrough(page, [40, 50]);
    await isHydrated(page, 500);
  }).toPass();
  await expect(hidden).toHaveCount(0);
  await scrollThrough(page, [100, 400]);
  await expect(hidden).toHaveCount(1);
  await scrollThrough(page, [300]);
  await expect(hidden).toHaveCount(0);
});

test.describe('on a machine that prefers dark', () => {
  freshTest.use({ colorScheme: 'dark' });

  freshTest(
    'S7, T3: the site starts light and keeps the choice of the reader',
    async ({ page }) => {
      await openPage(page, DOC);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-theme', 'light');
      await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      await page.reload();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(html).toHaveAttribute('data-theme', 'dark');
    },
  );
});

test('S13, T1, C7: the announcement stays dismissed until its id changes', async ({ page }) => {
  await openPage(page, '/vibe/');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
  const stored = await page.evaluate(() => ({
    dismiss: localStorage.getItem('docusaurus.announcement.dismiss'),
    id: localStorage.getItem('docusaurus.announcement.id'),
  }));
  expect(stored).toEqual({ dismiss: 'true', id: 'documentation-written-2026' });

  await page.reload();
  await hydrate(page);
  await expect(bar).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
  await page.reload();
  await expect(bar).toHaveCount(1);
});

test('S11, S12, C2: the footer has columns, a logo, the two named links and the year', async ({
  page,
}) => {
  await openPage(page, '/vibe/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Documentation', exact: true })).toHaveAttribute(
    'href',
    '/vibe/docs/getting-started/intro',
  );
  await expect(footer.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/vibe/blog');
  await expect(footer.getByRole('img', { name: 'Vikram Betaal (ViBe) logo' })).toBeVisible();
  await expect(footer).toContainText('Copyright © 2025');
});

test('S15, C3: a docs page has a sidebar, breadcrumbs and a table of contents of levels 2 and 3', async ({
  page,
}) => {
  await openPage(page, DOC);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Installation');
  const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current]');
  await expect(current.last()).toHaveText('Installation');
  const ids = await page
    .locator('.theme-doc-toc-desktop a')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').slice(1)));
  const headings = await page
    .locator('.theme-doc-markdown :is(h2, h3)')
    .evaluateAll((nodes) => nodes.map((node) => node.id));
  expect(ids.length).toBeGreaterThan(2);
  expect(ids).toEqual(headings);
});
