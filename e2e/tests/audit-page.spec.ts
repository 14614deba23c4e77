import { auditPage } from '../audit-page.ts';
import { violationsInThemes } from '../axe.ts';
import { isFullRun, NIGHTLY } from '../nightly.ts';
import { expect, openPage, test } from '../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';

// About the audit itself, which changes rarely; what it finds on this site's pages is always tested.
test.skip(!isFullRun, NIGHTLY);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the audit finds a colour that only one theme makes too weak', async ({ page }) => {
  await page.goto(DOC);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-theme="dark"] main p { color: #333; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const problems = await auditPage(page);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.filter((problem) => !problem.startsWith('dark color-contrast: <p'))).toEqual([]);
});

test('the audit finds what is wrong in both themes', async ({ page }) => {
  await page.goto(DOC);
  await page.evaluate(() => document.querySelector('main')?.append(new Image()));
  expect(await auditPage(page)).toEqual(['both themes image-alt: <img>']);
});

test('the audit finds a weak colour of every other row', async ({ page }) => {
  await page.goto('/vibe/docs/glossary');
  await page.evaluate(() => {
    const rows = Array.from({ length: 4 }, (_, row) => `<tr><td>Row ${row}</td></tr>`).join('');
    document.querySelector('main')?.insertAdjacentHTML('beforeend', `<table>${rows}</table>`);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('tr:nth-child(2n) td { color: #ccc; background: #ddd; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const problems = await auditPage(page);
  expect(problems.some((problem) => problem.startsWith('light color-contrast: <td>Row 1'))).toBe(
    true,
  );
});

test('the audit finds a weak colour far below, in what is not drawn yet', async ({ page }) => {
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
  expect(await auditPage(page)).toEqual([
    'light color-contrast: <p class="weak">Weak</p>',
    'dark color-contrast: <p class="weak">Weak</p>',
  ]);
});

test('the audit of a further page judges the footer again when it is another one', async ({
  page,
}) => {
  const judged = new Set<number>();
  await page.goto(DOC);
  await auditPage(page, { judged });
  await page.goto('/vibe/docs/intro');
  await page.evaluate(() => document.querySelector('footer')?.append(new Image()));
  expect(await auditPage(page, { judged })).toEqual(['both themes image-alt: <img>']);
});

test('the audit of a further page judges the colours of places that are new', async ({ page }) => {
  const judged = new Set<number>();
  await page.goto(DOC);
  await auditPage(page, { judged });
  await page.goto('/vibe/docs/intro');
  await page.evaluate(() => {
    document
      .querySelector('main article p')
      ?.insertAdjacentHTML('beforeend', '<b class="new">Weak</b>');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main .new { color: #ccc; background: #ddd; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const before = judged.size;
  const problems = await auditPage(page, { judged });
  expect(problems).toEqual(
    ['light', 'dark'].map((theme) => `${theme} color-contrast: <b class="new">Weak</b>`),
  );
  expect(judged.size).toBeGreaterThan(before);
  expect(await auditPage(page, { judged })).toEqual([]);
});

test('the audit of a part finds what is wrong in it, and nothing else', async ({ page }) => {
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
