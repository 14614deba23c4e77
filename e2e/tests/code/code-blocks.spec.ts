import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawEverything, violationsOf, WITH_BEST_PRACTICE } from '../../axe.ts';
import {
  expect,
  test as freshTest,
  noteTexts,
  openPage,
  readingTest as test,
  withoutClipboard,
} from '../../site-test.ts';

const POST = '/vibe/blog/long-blog-post';
const LESSON =
  '/vibe/newdocs/Typescript/Mastering%20Functions/Mastering%20Functions%20in%20TypeScript';

/** What `npm run samples` leaves; a build without it has no marks. */
const PROOFS = fileURLToPath(new URL('../../../site/.samples/results.json', import.meta.url));

test('a block names its language, and a result says that it is one', async ({ page }) => {
  await openPage(page, POST);
  const labels = page.locator('figure.theme-code-block figcaption > span');
  await expect(labels).toHaveText(['TypeScript', 'Output', 'TypeScript', 'Error', 'Text']);
});

freshTest('the copy button copies the code alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, POST);
  const copy = page.getByRole('button', { name: 'Copy' }).nth(1);
  const said = await noteTexts(copy);
  await copy.click();
  await expect.poll(said).toContain('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('[ 10, 100, 9 ]');
});

freshTest('the copy button of a terminal copies its commands', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/vibe/newdocs/Github Tutorial/Github Tutorial 4');
  const terminal = page.locator('figure', { hasText: '$ npm run --silent types' }).first();
  const copy = terminal.getByRole('button', { name: 'Copy' });
  const said = await noteTexts(copy);
  await copy.click();
  await expect.poll(said).toContain('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'npm run --silent types; echo "exit code $?"\nnpm test --silent; echo "exit code $?"',
  );
});

freshTest('the copy button says what happened', { tag: '@firefox' }, async ({ page }) => {
  await openPage(page, POST);
  const copy = page.locator('figure').first().getByRole('button', { name: 'Copy' });
  const said = await noteTexts(copy);
  await copy.click();
  await expect.poll(said).toEqual(['Copied', 'Copy']);
});

freshTest('a copy button says that there is no clipboard', async ({ page }) => {
  await page.addInitScript(withoutClipboard);
  await openPage(page, '/vibe/docs/getting-started/intro');
  for (const name of ['Copy', 'Copy as Markdown']) {
    const copy = page.locator('main').getByRole('button', { name, exact: true }).first();
    const said = await noteTexts(copy);
    await copy.click();
    await expect.poll(said).toEqual(['Not copied', name]);
  }
});

test('a block far below is not drawn yet, and takes the room that it will take', async ({
  page,
}) => {
  await openPage(page, LESSON);
  const blocks = page.locator('main pre');
  const countDrawn = () =>
    blocks.evaluateAll(
      (all) =>
        all.filter((block) =>
          block.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
  await expect.poll(countDrawn).toBeLessThan(10);
  const readHeights = () =>
    blocks.evaluateAll((all) => all.map((block) => block.getBoundingClientRect().height));
  const before = await readHeights();
  await drawEverything(page);
  const after = await readHeights();
  expect(await countDrawn()).toBe(before.length);
  // Up to thirteen lines: smaller letters on the line of larger ones add less than a tenth of a pixel each.
  const growth = after.map((height, index) => height - (before[index] ?? 0));
  expect(growth.filter((pixels) => Math.abs(pixels) > 1.3)).toEqual([]);
});

test.describe('the mark of a proven block', () => {
  test.skip(!existsSync(PROOFS), 'This build has no marks: "npm run samples" was not run.');

  test('opens by keyboard and says what was proven', async ({ page }) => {
    await openPage(page, POST);
    const block = page.locator('figure.theme-code-block').first();
    await block.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(
      block.getByText(/^Type-checked with TypeScript \d+\.\d+\.\d+\. Run with/),
    ).toBeVisible();
  });

  freshTest('opens by touch without a violation in both themes', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 900 });
    for (const theme of ['light', 'dark']) {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      await openPage(page, POST);
      await page.locator('summary').filter({ hasText: 'How checked' }).first().click();
      expect(await violationsOf(page, { within: 'article', tags: WITH_BEST_PRACTICE })).toEqual([]);
    }
  });

  test('is absent where nothing was proven', async ({ page }) => {
    await openPage(page, '/vibe/docs/getting-started/intro');
    const optedOut = page.locator('figure.theme-code-block').first();
    await expect(optedOut).toContainText('git clone');
    await expect(optedOut.locator('summary')).toHaveCount(0);
  });
});
