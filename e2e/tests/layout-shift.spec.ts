import { expect, hydrate, test } from '../site-test.ts';

/** One page of each kind whose layout differs. */
const PAGES = [
  '/vibe/',
  '/vibe/docs/intro',
  '/vibe/docs/contributing/component-sheet',
  '/vibe/docs/glossary',
  '/vibe/docs/development/architecture',
  '/vibe/newdocs/Typescript/Generics',
  '/vibe/newdocs/category/express',
  '/vibe/docs/category/concepts',
  '/vibe/blog',
  '/vibe/blog/long-blog-post',
  '/vibe/search',
  '/vibe/api',
  '/vibe/no/such/page',
] as const;

for (const width of [412, 1280]) {
  for (const path of PAGES) {
    test(`nothing moves while ${path} loads at ${width} px`, async ({ page }) => {
      test.slow(path === '/vibe/api');
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources = [] } = entry as PerformanceEntry & {
              readonly value: number;
              readonly sources?: readonly { readonly node?: Node | null }[];
            };
            const nodes = sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.nodeName),
            );
            shifts.push(`${value.toFixed(4)} ${nodes.join(' | ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(encodeURI(path));
      await hydrate(page);
      await page.waitForLoadState('networkidle');
      // What a script changes is drawn in the next frame, and reported in the one after it.
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
          ),
      );
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
      expect(shifts).toEqual([]);
    });
  }
}
