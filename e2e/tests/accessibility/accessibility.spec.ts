import { violationsInThemes } from '../../axe.ts';
import { expect, openPage, readingTest as test } from '../../site-test.ts';

/** One page of each layout. */
const SAMPLES = [
  ['home', '/vibe/'],
  ['a docs page', '/vibe/docs/getting-started/intro'],
  ['a lesson full of code', '/vibe/newdocs/Typescript/Generics'],
  ['a blog post', '/vibe/blog/welcome'],
  ['a category page', '/vibe/docs/category/getting-started'],
  ['a series page', '/vibe/newdocs/category/express'],
  ['the learning path', '/vibe/newdocs/learning-path'],
  ['the glossary', '/vibe/docs/glossary'],
  ['the component sheet', '/vibe/docs/contributing/component-sheet'],
  ['the search page', '/vibe/search'],
  ['the API page', '/vibe/api'],
  ['the not-found page', '/vibe/no/such/page'],
] as const;

/** Pages whose columns differ between phone and desktop; on other pages only the shell does. */
const COLUMNS = ['/vibe/docs/getting-started/intro', '/vibe/api'];

/** Viewport widths of the audit; every-page.spec.ts audits all pages at 320 px. */
const WIDTHS = [412, 768, 1280];

for (const [kind, path] of SAMPLES) {
  for (const width of WIDTHS) {
    const isDaily = width === 412 || (width === 1280 && COLUMNS.includes(path));
    test(`${kind} has no WCAG 2.2 AA violation at ${width} px`, {
      tag: isDaily ? [] : '@nightly',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, path);
      expect(await violationsInThemes(page)).toEqual([]);
    });
  }
}
