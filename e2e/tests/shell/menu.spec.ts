import type { Page } from '@playwright/test';
import { expect, test as freshTest, openPage, readingTest as test } from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';

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
  await expect(menu.getByRole('link', { name: 'July 2025', exact: true })).toBeVisible();
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

test('the menu is in its place as soon as it is open', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, DOC);
  const left = await toggle(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    return document.querySelector(':popover-open')?.getBoundingClientRect().left;
  });
  expect(left).toBe(0);
});

test('an open menu traps the focus, and the page behind it does not scroll', async ({ page }) => {
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

test.describe('by touch', () => {
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
