import { violationsInThemes } from '../../axe.ts';
import { expect, openPage, test } from '../../site-test.ts';

/** Short: an audit of a long page takes twice as long. */
const DOC = '/vibe/docs/category/concepts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the audit finds a colour that only one theme makes too weak', async ({ page }) => {
  await page.goto(DOC);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-theme="dark"] main p { color: #333; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const problems = await violationsInThemes(page);
  expect(problems.length).toBeGreaterThan(0);
  // Code in a paragraph inherits its colour.
  const others = problems.filter((problem) => !/^dark color-contrast: <(?:p|code)\b/.test(problem));
  expect(others).toEqual([]);
});

test('the audit finds violations in either theme, and does not change the page', async ({
  page,
}) => {
  await page.goto(DOC);
  await page.evaluate(() => document.querySelector('main')?.append(new Image()));
  const state = () =>
    page.evaluate(() => [
      document.documentElement.dataset.theme,
      document.adoptedStyleSheets.length,
    ]);
  const before = await state();
  expect(await violationsInThemes(page)).toEqual(['light image-alt: <img>']);
  expect(await state()).toEqual(before);
});

test('the audit finds a weak colour in content below the screen that is not rendered yet', async ({
  page,
}) => {
  await page.goto(DOC);
  await page.evaluate(() => {
    const part = '<section class="far"><p class="weak">Weak</p></section>';
    document.querySelector('main')?.insertAdjacentHTML('beforeend', part);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.far { margin-top: 20000px; content-visibility: auto; } .weak { color: #ccc; background: #ddd; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const isDrawn = await page
    .locator('.weak')
    .evaluate((weak) => weak.checkVisibility({ contentVisibilityAuto: true }));
  expect(isDrawn).toBe(false);
  expect(await violationsInThemes(page)).toEqual([
    'light color-contrast: <p class="weak">Weak</p>',
    'dark color-contrast: <p class="weak">Weak</p>',
  ]);
});

test('the audit of a part finds violations in that part only', async ({ page }) => {
  await openPage(page, DOC);
  await page.evaluate(() => {
    const part = '<p class="weak">Weak</p><pre><code><img></code></pre>';
    document.querySelector('main')?.insertAdjacentHTML('beforeend', part);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-theme="dark"] .weak { color: #333; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const weak = 'dark color-contrast: <p class="weak">Weak</p>';
  expect(await violationsInThemes(page, { within: 'main' })).toEqual([
    'light image-alt: <img>',
    weak,
  ]);
  expect(await violationsInThemes(page, { within: 'main', without: ['pre code'] })).toEqual([weak]);
  expect(await violationsInThemes(page, { within: 'footer' })).toEqual([]);
});
