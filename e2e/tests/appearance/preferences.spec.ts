import { violationsOf } from '../../axe.ts';
import { expect, openPage, readingTest, test } from '../../site-test.ts';

const LESSON = '/vibe/newdocs/Typescript/Generics';

test.describe('in forced colours mode', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('marked lines, the open page and chosen answers are distinguished by borders', async ({
    page,
  }) => {
    await openPage(page, LESSON);
    const edge = (selector: string, side: 'borderLeftWidth' | 'textDecorationLine') =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element)[name], side);
    expect(await edge('pre mark', 'borderLeftWidth')).toBe('3px');
    expect(await edge('.menu__link--active[aria-current]', 'textDecorationLine')).toBe('underline');
    const questions = page.getByRole('region', { name: 'Questions' });
    await questions.getByRole('radio').first().check();
    await expect(questions.getByRole('radio').first()).toBeChecked();
    expect(await violationsOf(page, { within: 'main' })).toEqual([]);
  });

  for (const { width, selectors } of [
    { width: 1280, selectors: ['.menu__caret', '.breadcrumbs__item:not(:last-child)'] },
    { width: 390, selectors: ['.theme-doc-toc-mobile > summary'] },
  ]) {
    test(`arrows are drawn at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, LESSON);
      for (const selector of selectors) {
        const shown = page.locator(selector).filter({ visible: true }).first();
        const withArrow = await shown.screenshot();
        await page.evaluate((arrow) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`${arrow}::before, ${arrow}::after { clip-path: none !important; }`);
          document.adoptedStyleSheets = [sheet];
        }, selector);
        expect(await shown.screenshot(), selector).not.toEqual(withArrow);
      }
    });
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of ['/vibe/', LESSON]) {
    test(`nothing on ${path} is animated`, async ({ page }) => {
      await openPage(page, path);
      const slow = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((element) => {
            const { transitionDuration, animationDuration } = getComputedStyle(element);
            const longest = Math.max(
              ...`${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat),
            );
            return longest > 0.001;
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(slow).toEqual([]);
    });
  }

  test('code switches themes immediately', async ({ page }) => {
    await openPage(page, LESSON);
    const moving = await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
      return document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
        .filter((element) => element?.closest('pre code') != null).length;
    });
    expect(moving).toBe(0);
  });
});

readingTest('a printed lesson has its code and no menus', async ({ page }) => {
  await openPage(page, LESSON);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('figure.theme-code-block pre').first()).toBeVisible();
  for (const selector of [
    '.navbar',
    '.footer',
    '.theme-doc-sidebar-container',
    '.pagination-nav',
  ]) {
    await expect(page.locator(selector)).toBeHidden();
  }
  const overflow = await page
    .locator('figure.theme-code-block pre code')
    .evaluateAll(
      (blocks) => blocks.filter((code) => code.scrollWidth > code.clientWidth + 1).length,
    );
  expect(overflow).toBe(0);
});

for (const path of [LESSON, '/vibe/docs/intro', '/vibe/docs/api/backend', '/vibe/blog/welcome']) {
  readingTest(`no text is cut off at the left edge of the printed ${path}`, async ({ page }) => {
    await openPage(page, path);
    await page.emulateMedia({ media: 'print' });
    const left = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => heading.getBoundingClientRect().left);
    expect(left).toBeGreaterThanOrEqual(0);
    await expect(page.locator('#page-menu')).toBeHidden();
  });
}

readingTest('lines of text hold 60 to 75 characters on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 1000 });
  await openPage(page, '/vibe/docs/intro');
  const lengths = await page.locator('.theme-doc-markdown > p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const lines = Math.round(
        paragraph.getBoundingClientRect().height /
          Number.parseFloat(getComputedStyle(paragraph).lineHeight),
      );
      // In a long paragraph only the last line is not full, which is half a line on average.
      return lines >= 4 ? [(paragraph.textContent ?? '').length / (lines - 0.5)] : [];
    }),
  );
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(average).toBeGreaterThan(60);
  expect(average).toBeLessThan(75);
});

test('the wrap switch breaks long lines without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 412, height: 900 });
  await page.goto(LESSON);
  const block = page.locator('figure.theme-code-block').first();
  const overflow = () =>
    block.locator('pre').evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(await overflow()).toBe(true);
  await block.getByLabel('Wrap').check();
  expect(await overflow()).toBe(false);
  await context.close();
});
