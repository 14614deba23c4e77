import type { Page } from '@playwright/test';
import { expect, test as freshTest, openPage, readingTest as test } from '../../site-test.ts';

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

test('S8, C1: the language dropdown lists English alone', { tag: '@firefox' }, async ({ page }) => {
  await openPage(page, DOC);
  const dropdown = page.locator('.navbar .dropdown', { hasText: 'English' });
  await dropdown.locator('summary').click();
  await expect(dropdown.getByRole('link')).toHaveText(['English']);
});

test('S8: a language keeps the query and the hash of the address', async ({ page }) => {
  await openPage(page, `${DOC}?a=1#next`);
  const dropdown = page.locator('.navbar .dropdown', { hasText: 'English' });
  await dropdown.locator('summary').click();
  await dropdown.getByRole('link').click();
  await expect(page).toHaveURL(`${DOC}?a=1#next`);
});

test('dropdowns close by Escape, by a press elsewhere, and when the focus leaves', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, DOC);
  const versions = page.locator('.navbar summary', { hasText: 'Current' });
  const older = page.getByRole('link', { name: 'July 2025' });
  await versions.click();
  await expect(older).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(older).toBeHidden();
  await expect(versions).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(older).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(older).toBeHidden();

  await versions.click();
  await page.locator('.navbar summary', { hasText: 'English' }).focus();
  await expect(older).toBeHidden();
});

test('S9, T4: the version dropdown leads to the older version and keeps the choice', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, '/vibe/docs/intro?a=1');
  await page.locator('.navbar summary', { hasText: 'Current' }).click();
  await page.getByRole('link', { name: 'July 2025' }).click();
  await expect(page).toHaveURL(/\/vibe\/docs\/2025\/intro\?a=1$/);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    '2025',
  );
  await openPage(page, '/vibe/');
  await expect(page.locator('.navbar summary', { hasText: 'July 2025' })).toBeVisible();
  await expect(
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Documentation', exact: true }),
  ).toHaveAttribute('href', /^\/vibe\/docs\/2025\//);
  await openPage(page, DOC);
  await expect(page.locator('.navbar summary', { hasText: 'Current' })).toBeVisible();
});

const PHONE = { width: 412, height: 823 };
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const pageMenu = (page: Page) => page.locator('#page-menu');
const siteMenu = (page: Page) => page.locator('#site-menu');

/** Opens the menu of a docs page on a phone. */
async function openMenu(page: Page, path = DOC): Promise<void> {
  await page.setViewportSize(PHONE);
  await openPage(page, path);
  await toggle(page).click();
  await expect(page.locator(':popover-open')).toBeInViewport({ ratio: 1 });
}

test('S4, S5, S8, S9: the menu opens on the docs sidebar and goes back to the main menu', {
  tag: '@firefox',
}, async ({ page }) => {
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Project structure' }).first()).toBeVisible();
  await pageMenu(page).getByRole('button', { name: '← Back to main menu' }).click();
  await expect(pageMenu(page)).toBeHidden();
  const menu = siteMenu(page);
  await expect(menu.getByRole('link', { name: 'API Documentation', exact: true })).toBeVisible();
  await expect(menu.getByText('Languages')).toBeVisible();
  await menu.getByText('Versions').click();
  await expect(menu.getByRole('link', { name: 'July 2025' })).toBeVisible();
  await menu.getByRole('button', { name: 'Close navigation bar' }).click();
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
});

test('S4: a page without a sidebar opens the main menu', { tag: '@firefox' }, async ({ page }) => {
  await openMenu(page, '/vibe/');
  await expect(siteMenu(page).getByRole('link', { name: 'MERN Tutorial' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(siteMenu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('an open menu holds the focus, and the page behind it stays', async ({ page }) => {
  await openMenu(page);
  await expect(pageMenu(page).getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  await page.mouse.move(390, 700);
  await page.mouse.wheel(0, 400);
  await page.mouse.click(390, 700);
  await expect(pageMenu(page)).toBeHidden();
  await expect(page).toHaveURL(DOC);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('T2: the back button closes the menu and nothing else', { tag: '@firefox' }, async ({
  page,
}) => {
  await openPage(page, '/vibe/docs/intro');
  await openMenu(page);
  await page.goBack();
  await expect(pageMenu(page)).toBeHidden();
  await expect(page).toHaveURL(DOC);
});

test('T2: a link of the menu leaves no entry for the menu behind', async ({ page }) => {
  await openPage(page, '/vibe/docs/intro');
  await openMenu(page);
  await pageMenu(page).getByRole('link', { name: 'Project structure' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project structure');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await expect(pageMenu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/vibe/docs/intro');
});

test('T2: a closed menu leaves no entry behind', async ({ page }) => {
  await openPage(page, '/vibe/docs/intro');
  await openMenu(page);
  await pageMenu(page).getByRole('button', { name: '← Back to main menu' }).click();
  await expect(siteMenu(page)).toBeVisible();
  await page.evaluate(() => {
    window.addEventListener('popstate', () => document.body.setAttribute('data-entry-left', ''));
  });
  await page.keyboard.press('Escape');
  await expect(siteMenu(page)).toBeHidden();
  await expect(page.locator('[data-entry-left]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/vibe/docs/intro');
});

test('T2, C17: the menu closes when the window becomes a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 900 });
  await openPage(page, DOC);
  await toggle(page).click();
  await expect(page.locator(':popover-open')).toHaveCount(1);
  await page.setViewportSize({ width: 997, height: 900 });
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(toggle(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
});

test.describe('with a finger', () => {
  freshTest.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  freshTest(
    'S4, S5: the menu opens, goes back, leads on, and closes by a tap beside it',
    async ({ page }) => {
      await openPage(page, DOC);
      await toggle(page).tap();
      await pageMenu(page).locator('summary[aria-label*="Concepts"]').tap();
      await expect(
        pageMenu(page).getByRole('link', { name: 'Continuous active learning' }),
      ).toBeVisible();
      await page.touchscreen.tap(400, 700);
      await expect(pageMenu(page)).toBeHidden();
      await toggle(page).tap();
      await pageMenu(page).getByRole('button', { name: '← Back to main menu' }).tap();
      await siteMenu(page).getByRole('link', { name: 'API Documentation' }).tap();
      await expect(page).toHaveURL('/vibe/api');
    },
  );

  freshTest('the headings of the page are listed', async ({ page }) => {
    await openPage(page, DOC);
    const contents = page.locator('.theme-doc-toc-mobile');
    await contents.getByText('On this page').tap();
    await contents.getByRole('link', { name: 'Start ViBe' }).tap();
    await expect(page).toHaveURL(`${DOC}#start`);
    await expect(page.getByRole('heading', { name: 'Start ViBe' })).toBeInViewport();
  });
});

test('groups of the sidebar open and close, and stay so on the next page', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, DOC);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const group = (name: string) => sidebar.locator(`summary[aria-label*="'${name}'"]`);
  const learning = sidebar.getByRole('link', { name: 'Continuous active learning' });
  await expect(learning).toBeHidden();
  await group('Concepts').click();
  await expect(learning).toBeVisible();
  await group('Getting started').click();
  await expect(sidebar.getByRole('link', { name: 'Installation' })).toBeHidden();
  await sidebar.getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await expect(learning).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Installation' })).toBeHidden();
});

test('the sidebar keeps its place, and shows the page that is open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openPage(page, '/vibe/newdocs/Typescript/Generics');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toBeInViewport();
  const place = await sidebar.evaluate((element) => element.scrollTop);
  expect(place).toBeGreaterThan(0);
  await page.locator('.pagination-nav__link--next').click();
  await expect(current).not.toHaveText('Generics');
  await expect(current).toBeInViewport();
  expect(Math.abs((await sidebar.evaluate((element) => element.scrollTop)) - place)).toBeLessThan(
    60,
  );
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
  const hidden = page.locator('.navbar[data-hidden]');
  await scrollThrough(page, [40, 50]);
  await expect(hidden).toHaveCount(0);
  await scrollThrough(page, [100, 400]);
  await expect(hidden).toHaveCount(1);
  await scrollThrough(page, [300]);
  await expect(hidden).toHaveCount(0);
});

test('a button leads to the top once the reader scrolls up', async ({ page }) => {
  await openPage(page, DOC);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await scrollThrough(page, [1000, 1200]);
  await expect(button).toBeHidden();
  await scrollThrough(page, [1100]);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test.describe('on a machine that prefers dark', () => {
  freshTest.use({ colorScheme: 'dark' });

  freshTest(
    'S7, T3: the site starts light and keeps the choice of the reader',
    async ({ page }) => {
      await openPage(page, DOC);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-theme', 'light');
      const button = page.getByRole('button', { name: /Switch between dark and light mode/ });
      await expect(button).toHaveAccessibleName(/currently light mode/);
      await button.click();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await expect(button).toHaveAccessibleName(/currently dark mode/);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      await page.reload();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(html).toHaveAttribute('data-theme', 'dark');
    },
  );
});

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
