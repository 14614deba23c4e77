import type { Page } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { siteRoutes } from '../routes.ts';
import { expect, noTransition, openPage, test } from '../site-test.ts';

/** The narrowest screen that WCAG 2.2 asks for (1.4.10, reflow), in CSS pixels. */
const NARROW = 320;

/** One page of each kind whose parts differ, for the widths between. */
const SAMPLES = [
  ['home', '/vibe/'],
  ['a docs page', '/vibe/docs/getting-started/intro'],
  ['a lesson full of code', '/vibe/newdocs/Typescript/Generics'],
  ['a blog post', '/vibe/blog/welcome'],
  ['a category page', '/vibe/docs/category/getting-started'],
  ['a series page', '/vibe/newdocs/category/express'],
  ['the glossary', '/vibe/docs/glossary'],
  ['the component sheet', '/vibe/docs/contributing/component-sheet'],
  ['the search page', '/vibe/search'],
  ['the API page', '/vibe/api'],
  ['the not-found page', '/vibe/no/such/page'],
] as const;

/** Pages per test: few enough that one test stays far under its time limit. */
const CHUNK = 10;

/** The rules whose verdict depends on colours: the only ones that a second theme can change. */
const THEMED_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Left out on most pages: thousands of coloured words take axe most of its time. Their colours are
 * few, and a unit test of the stylesheet and the lesson among the samples hold each of them.
 */
const HIGHLIGHTED_CODE = 'pre code';

/** Every page opens in light, and no colour is still on its way from one theme to the other. */
async function startInLight(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** Audits the open page: with all rules in light, with those that colours decide in dark. */
async function violationsInBothThemes(page: Page, without?: string) {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const light = await violationsOf(page, { without });
  await darken(page);
  const dark = await violationsOf(page, { rules: THEMED_RULES, without });
  return [
    ...light.map((problem) => `light ${problem}`),
    ...dark.map((problem) => `dark ${problem}`),
  ];
}

/** Shows the open page in dark, as its first script does to a reader who chose that. */
async function darken(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await noTransition(page);
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

for (const [kind, path] of SAMPLES) {
  // axe walks through every element, and the API page has 14,000: two widths say enough there.
  for (const width of path === '/vibe/api' ? [412, 1280] : [412, 768, 1280]) {
    test(`${kind} has no WCAG 2.2 AA violation at ${width} px`, async ({ page }) => {
      test.slow(path === '/vibe/api');
      await startInLight(page);
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path);
      expect(await violationsInBothThemes(page)).toEqual([]);
    });
  }
}

for (const [index, routes] of chunksOf(siteRoutes, CHUNK).entries()) {
  const first = index * CHUNK + 1;
  test(`pages ${first} to ${first + routes.length - 1} fit ${NARROW} px and have no violation there`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await startInLight(page);
    await page.setViewportSize({ width: NARROW, height: 800 });
    const problems: string[] = [];
    for (const { path } of routes) {
      // As it stands before React: the pages above are audited with it.
      await page.goto(encodeURI(path));
      const violations = await violationsInBothThemes(page, HIGHLIGHTED_CODE);
      problems.push(...violations.map((violation) => `${path} ${violation}`));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > NARROW) {
        problems.push(`${path} is ${width} px wide`);
      }
    }
    expect(problems).toEqual([]);
  });
}
