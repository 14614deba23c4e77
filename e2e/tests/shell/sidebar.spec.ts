import type { Page } from '@playwright/test';
import { expect, test as freshTest, openPage, readingTest as test } from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';

test('groups of the sidebar open and close, and stay so on the next page', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, DOC);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const group = (name: string) => sidebar.locator(`summary[aria-label="Pages in ${name}"]`);
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

test('the sidebar keeps its scroll position, and shows the current page', async ({ page }) => {
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

/** The group of the sidebar that T10 opens. */
const concepts = (page: Page) =>
  page.locator('.theme-doc-sidebar-item-category', { hasText: 'Concepts' });

test('T10: a collapsible section opens and closes with a height animation that eases in and out', async ({
  page,
}) => {
  await openPage(page, DOC);
  const details = concepts(page).locator('details');
  // Read at the start: the animation is short.
  const press = () =>
    details.evaluate((element) => {
      element.querySelector('summary')?.click();
      const [animation] = element.getAnimations();
      const { duration, easing } = animation?.effect?.getTiming() ?? {};
      return { duration, easing, height: element.querySelector('ul')?.scrollHeight ?? 0 };
    });
  // The theme's formula for the duration; the list has a margin of 4 px above it.
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
});

freshTest.describe('with reduced motion', () => {
  freshTest.use({ contextOptions: { reducedMotion: 'reduce' } });

  freshTest('T10: a collapsible section opens at once', async ({ page }) => {
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
