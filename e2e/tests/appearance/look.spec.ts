import { readFileSync, writeFileSync } from 'node:fs';
import { compareLooks, measureLook, type PartLook } from '../../look.ts';
import { expect, openPage, test } from '../../site-test.ts';

/** The recorded appearance of the pages. `LOOK=update` records it again. */
const FILE = new URL('../../looks.json', import.meta.url);

const PAGES = {
  home: '/vibe/',
  lesson: '/vibe/newdocs/Typescript/Generics',
  doc: '/vibe/docs/intro',
  api: '/vibe/api',
  blog: '/vibe/blog',
  sheet: '/vibe/docs/contributing/component-sheet',
} as const;

test('the pages match their recorded appearance', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const looks: Record<string, Record<string, PartLook>> = {};
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    for (const [kind, path] of Object.entries(PAGES)) {
      await openPage(page, path);
      // Questions appear once their island is hydrated.
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      looks[`${kind}, ${theme}`] = await measureLook(page);
    }
  }
  if (process.env.LOOK === 'update') {
    writeFileSync(FILE, `${JSON.stringify(looks, null, 2)}\n`);
  }
  const judged = JSON.parse(readFileSync(FILE, 'utf8')) as typeof looks;
  const differences = Object.keys(looks).flatMap((name) =>
    compareLooks(judged[name] ?? {}, looks[name] ?? {}).map((one) => `${name}: ${one}`),
  );
  expect(differences).toEqual([]);
});
