import { auditPage } from '../audit-page.ts';
import { siteRoutes } from '../routes.ts';
import { expect, openPage, test } from '../site-test.ts';

/** The narrowest screen that WCAG 2.2 asks for (1.4.10, reflow), in CSS pixels. */
const NARROW = 320;

/** One page of each kind whose parts differ. */
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

/** Pages whose columns differ between phone and desktop; on the others only the same shell does. */
const TABLET_PAGES = ['/vibe/', '/vibe/docs/getting-started/intro', '/vibe/blog/welcome'];

/** Pages per test: few enough that one test stays far under its time limit. */
const CHUNK = 10;

/**
 * Left out on most pages: thousands of coloured words take axe most of its time. Their colours are
 * few, and a unit test of the stylesheet and the lesson among the samples hold each of them.
 */
const HIGHLIGHTED_CODE = 'pre code';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Places whose colours this worker has judged, by width. A failed test is repeated by a new worker. */
const judged = new Map<number, Set<number>>();

function judgedAt(width: number): Set<number> {
  const places = judged.get(width) ?? new Set();
  judged.set(width, places);
  return places;
}

/** Runs in the page. axe measures each of a thousand words, even in code that it is to leave out. */
function withoutColours(blocks: readonly Element[]): void {
  for (const code of blocks) {
    code.replaceChildren(code.textContent ?? '');
  }
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

for (const [kind, path] of SAMPLES) {
  for (const width of TABLET_PAGES.includes(path) ? [412, 768, 1280] : [412, 1280]) {
    test(`${kind} has no WCAG 2.2 AA violation at ${width} px`, async ({ page }) => {
      test.slow(path === '/vibe/api');
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path);
      expect(await auditPage(page, { judged: judgedAt(width) })).toEqual([]);
    });
  }
}

for (const [index, routes] of chunksOf(siteRoutes, CHUNK).entries()) {
  const first = index * CHUNK + 1;
  test(`pages ${first} to ${first + routes.length - 1} fit ${NARROW} px and have no violation there`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: NARROW, height: 800 });
    const problems: string[] = [];
    for (const { path } of routes) {
      // As it stands before React: the pages above are audited with it.
      await page.goto(encodeURI(path));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > NARROW) {
        problems.push(`${path} is ${width} px wide`);
      }
      await page.locator(HIGHLIGHTED_CODE).evaluateAll(withoutColours);
      const violations = await auditPage(page, {
        without: [HIGHLIGHTED_CODE],
        judged: judgedAt(NARROW),
      });
      problems.push(...violations.map((violation) => `${path} ${violation}`));
    }
    expect(problems).toEqual([]);
  });
}
