import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, readingTest as test } from '../../site-test.ts';

/** Pages of different layouts. */
const SAMPLES = [
  '/vibe/',
  '/vibe/docs/getting-started/intro',
  '/vibe/newdocs/Typescript/Generics',
  '/vibe/newdocs/category/express',
  '/vibe/docs/contributing/component-sheet',
  '/vibe/blog/welcome',
  '/vibe/markdown-page',
  '/vibe/api',
];

/** The computed style of every kind of element, by position: the element, its pseudo-elements, all visible properties. */
function readLook(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    // Which parts with `content-visibility: auto` are laid out is decided once per frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const look: Record<string, string> = {};
    // Custom properties take effect in the properties that use them.
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const readPart = (element: Element, part: string): string => {
      const style = getComputedStyle(element, part);
      return part !== '' && style.content === 'none'
        ? `${part} is not there`
        : names.map((name) => `${part} ${name}: ${style.getPropertyValue(name)}`).join('\n');
    };
    for (const element of document.body.querySelectorAll('*')) {
      const place = [element.parentElement, element]
        .map((one) => `${one?.tagName}.${one?.getAttribute('class') ?? ''}`)
        .join(' > ');
      look[place] ??= ['', '::before', '::after'].map((part) => readPart(element, part)).join('\n');
    }
    return look;
  });
}

const CSS = fileURLToPath(new URL('../../../site/build/assets/css', import.meta.url));

/** Replaces the page's own styles by the full style sheet. */
async function loadWholeStyles(page: Page): Promise<void> {
  const file = readdirSync(CSS).find((name) => /^styles\.\w+\.css$/.test(name));
  await page.addStyleTag({ url: `/vibe/assets/css/${file}` });
  await page
    .locator('head > style')
    .first()
    .evaluate((styles) => styles.remove());
}

for (const [width, paths] of [
  [412, SAMPLES],
  [1280, SAMPLES.slice(0, 3)],
] as const) {
  for (const path of paths) {
    test(`${path} looks the same with all styles of the site at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route(/\/assets\/js\//, (route) => route.abort());
      await page.goto(encodeURI(path));
      const ofPage = await readLook(page);
      expect(Object.values(ofPage).join().length).toBeGreaterThan(100_000);
      await loadWholeStyles(page);
      const ofWhole = await readLook(page);
      expect(Object.keys(ofWhole).filter((place) => ofWhole[place] !== ofPage[place])).toEqual([]);
    });
  }
}
