import type { Page } from '@playwright/test';
import { siteRoutes } from '../../routes.ts';
import { expect, test } from '../../site-test.ts';

test.use({ javaScriptEnabled: false });

/** Visibility depends on styles, which are the same for pages of a kind; routes.spec.ts reads all titles. */
const FIRST_OF_KIND = siteRoutes.filter(
  ({ kind }, place) => siteRoutes.findIndex((route) => route.kind === kind) === place,
);

test('a page of each kind can be read and left without JavaScript', async ({ page }) => {
  expect(FIRST_OF_KIND.length).toBeGreaterThan(10);
  for (const { path, title } of FIRST_OF_KIND) {
    await page.goto(encodeURI(path));
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Documentation', exact: true }),
      path,
    ).toBeVisible();
    const text = await page.locator('main').innerText();
    expect(text.length, path).toBeGreaterThan(40);
  }
});

test('search is a link to its page, without the key that opens the dialog', async ({ page }) => {
  await page.goto('/vibe/docs/intro');
  const search = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Search' });
  await expect(search).toHaveText('Search');
  await expect(page.getByText('Ctrl K')).toBeHidden();
  await search.click();
  await expect(page).toHaveURL('/vibe/search');
});

const DOC = '/vibe/docs/getting-started/intro';
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

  test('the menu opens on the sidebar and leads to the main menu', async ({ page }) => {
    await page.goto(DOC);
    await toggle(page).tap();
    const pageMenu = page.locator('#page-menu');
    await expect(pageMenu).toBeInViewport({ ratio: 1 });
    await pageMenu.locator('summary[aria-label*="Concepts"]').tap();
    await expect(pageMenu.getByRole('link', { name: 'Continuous active learning' })).toBeVisible();
    await pageMenu.getByRole('button', { name: '← Back to main menu' }).tap();
    await expect(pageMenu).toBeHidden();
    const siteMenu = page.locator('#site-menu');
    await expect(siteMenu).toBeInViewport({ ratio: 1 });
    await siteMenu.getByText('Versions').tap();
    await expect(siteMenu.getByRole('link', { name: 'July 2025', exact: true })).toBeVisible();
    await siteMenu.getByRole('link', { name: 'MERN Tutorial' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Express');
  });

  test('the headings of the page are listed', async ({ page }) => {
    await page.goto(DOC);
    const contents = page.locator('.theme-doc-toc-mobile');
    await contents.getByText('On this page').tap();
    await contents.getByRole('link', { name: 'Start ViBe' }).tap();
    await expect(page).toHaveURL(`${DOC}#start`);
  });
});

test('dropdowns, groups of the sidebar and notes open without JavaScript', async ({ page }) => {
  await page.goto(DOC);
  await page.locator('summary.navbar__link', { hasText: 'Current' }).click();
  await expect(page.getByRole('link', { name: 'July 2025', exact: true })).toBeVisible();
  await page.locator('summary.navbar__link', { hasText: 'English' }).click();
  await expect(page.getByRole('link', { name: 'July 2025', exact: true })).toBeHidden();
  const group = page.locator('.theme-doc-sidebar-item-category', { hasText: 'Concepts' });
  await group.locator('summary').click();
  await expect(group.getByRole('link', { name: 'Continuous active learning' })).toBeVisible();
  await page.goto('/vibe/newdocs/Typescript/Generics');
  const note = page.locator('.markdown details.alert').first();
  await note.locator('summary').first().click();
  await expect(note.locator('summary + *').first()).toBeVisible();
});

test('no control of the shell is shown that needs a script', async ({ page }) => {
  await page.goto(DOC);
  for (const name of [/dark and light mode/, 'Close', 'Scroll back to top']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('tab')).toHaveCount(0);
});
