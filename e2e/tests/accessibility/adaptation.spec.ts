// What readers change: spacing of text, zoom, contrast, colours; and the size of what they press.
import type { Page } from '@playwright/test';
import { violationsInThemes, violationsOf } from '../../axe.ts';
import { openQuestions } from '../../checkpoint-page.ts';
import { siteRoutes } from '../../routes.ts';
import { openSearch, searchHits, searchInput } from '../../search-steps.ts';
import { expect, openPage, readingTest, switchTheme, test } from '../../site-test.ts';

const LESSON = '/vibe/newdocs/Typescript/Generics';
const DOC = '/vibe/docs/cli/intro';

const FIRST_OF_KIND = siteRoutes.filter(
  ({ kind }, place) => siteRoutes.findIndex((route) => route.kind === kind) === place,
);

/** What a reader may set without loss (WCAG 2.2, 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The text elements that cut off a part of their text, as the beginnings of their texts. */
function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (overflow: string, whole: number, shown: number) =>
      /^(?:hidden|clip)$/.test(overflow) && whole > shown + 1;
    const elements = [...document.querySelectorAll('body *')].filter(
      (element) => element instanceof HTMLElement,
    );
    return elements
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const isForReadersOnly = element.clientWidth <= 1 || element.clientHeight <= 1;
        return (
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !isForReadersOnly &&
          element.innerText.trim() !== '' &&
          (cuts(overflowX, element.scrollWidth, element.clientWidth) ||
            cuts(overflowY, element.scrollHeight, element.clientHeight))
        );
      })
      .map((element) => `${element.className}: ${element.innerText.trim().slice(0, 60)}`);
  });
}

/** What the spacing of `SPACING` cuts off in the open page. */
async function lossBySpacing(page: Page): Promise<string[]> {
  const before = await findCutTexts(page);
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, SPACING);
  const after = await findCutTexts(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
  });
  return [
    // A hit quotes a part of a text, which an ellipsis marks.
    ...after.filter((text) => !before.includes(text) && !text.includes(': …')),
    ...(width > 0 ? [`the page is ${width} px too wide`] : []),
  ];
}

for (const { width, tag } of [{ width: 320 }, { width: 1280, tag: '@nightly' }]) {
  test(`wider text spacing cuts off nothing on a page of each kind at ${width} px`, {
    tag: tag ?? [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const losses: Record<string, string[]> = {};
    for (const { kind, path } of FIRST_OF_KIND) {
      await openPage(page, path);
      const found = await lossBySpacing(page);
      if (found.length > 0) {
        losses[kind] = found;
      }
    }
    expect(losses).toEqual({});
  });
}

test('wider text spacing cuts off nothing in menus, search, questions', async ({ page }) => {
  await openSearch(page, 'narrowing');
  expect(await lossBySpacing(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.navbar summary').first().click();
  expect(await lossBySpacing(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, DOC);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.locator('#page-menu')).toBeInViewport();
  expect(await lossBySpacing(page)).toEqual([]);
  const questions = await openQuestions(page);
  await questions.getByRole('button', { name: 'Skip this question' }).click();
  expect(await lossBySpacing(page)).toEqual([]);
});

test('the search for cut texts finds one', async ({ page }) => {
  await openPage(page, DOC);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('h1 { height: 1.3em; overflow: hidden; } main { width: 300px; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await expect(page.locator('h1')).toBeVisible();
  expect((await lossBySpacing(page)).join()).toContain('Using the CLI');
});

test.describe('at 400 % zoom', () => {
  // 1280 × 1024 pixels, of which a quarter is left in each direction (WCAG 2.2, 1.4.10).
  test.use({ viewport: { width: 320, height: 256 } });

  test('what stays in place leaves most of the window to the text', async ({ page }) => {
    for (const path of ['/vibe/', LESSON, DOC, '/vibe/api', '/vibe/blog/welcome']) {
      await openPage(page, path);
      await page.mouse.wheel(0, 900);
      await page.waitForFunction(() => scrollY > 0);
      const covered = await page.evaluate(() => {
        const rows = Array.from({ length: innerHeight }, (_, y) => y);
        const isFixed = (element: Element | null): boolean =>
          element !== null &&
          (/^(?:fixed|sticky)$/.test(getComputedStyle(element).position) ||
            isFixed(element.parentElement));
        return rows.filter((y) => isFixed(document.elementFromPoint(innerWidth / 2, y))).length;
      });
      expect(covered, path).toBeLessThan(256 / 3);
    }
  });

  test('menu, search and questions can be used', async ({ page }) => {
    await openPage(page, DOC);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const last = page.locator('#page-menu').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await openSearch(page, 'narrowing');
    await expect(searchInput(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowDown');
    await expect(searchHits(page).and(page.locator('[aria-selected="true"]'))).toBeInViewport();
    const questions = await openQuestions(page);
    await questions.getByRole('button', { name: 'Skip this question' }).click();
    await expect(questions.getByText(/^Question 2 of/)).toBeInViewport();
  });
});

test.describe('with more contrast', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', contrast: 'more' } });

  const sheet = { path: '/vibe/docs/contributing/component-sheet', tag: [] };
  const others = ['/vibe/', LESSON, '/vibe/api/auth', '/vibe/blog/welcome', '/vibe/search'];
  for (const { path, tag } of [sheet, ...others.map((path) => ({ path, tag: '@nightly' }))]) {
    test(`all text of ${path} has a contrast of 7 to 1`, { tag }, async ({ page }) => {
      await openPage(page, path);
      for (const theme of ['light', 'dark'] as const) {
        await switchTheme(page, theme);
        const found = await violationsOf(page, { tags: ['wcag2aaa'] });
        expect(found.filter((text) => text.startsWith('color-contrast-enhanced'))).toEqual([]);
      }
    });
  }
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`a control without text has a sign that can be seen, with a ${colorScheme} palette`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      for (const path of ['/vibe/', LESSON, DOC, '/vibe/search?q=narrowing']) {
        await openPage(page, path);
        expect(await findUnseenSigns(page), path).toEqual([]);
      }
    });
  }

  test('what is chosen differs by more than a colour that is not there', async ({ page }) => {
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { borderBottom, textDecorationLine, outline, backgroundColor, fontWeight } =
            getComputedStyle(element);
          return [borderBottom, textDecorationLine, outline, backgroundColor, fontWeight].join();
        });
    await openPage(page, DOC);
    for (const [chosen, other] of [
      ['.tabs__item--active', '.tabs__item:not(.tabs__item--active)'],
      ['.navbar__link--active', '.navbar__item.navbar__link:not(.navbar__link--active)'],
      ['.menu__link--active[aria-current]', '.menu__link:not(.menu__link--active)'],
    ] as const) {
      expect(await look(chosen), chosen).not.toBe(await look(other));
    }
    await openPage(page, '/vibe/search?q=narrowing');
    expect(await look('label:has(:checked) span')).not.toBe(
      await look('label:has(input:not(:checked)) span'),
    );
    const questions = await openQuestions(page);
    expect(await look('[aria-current="step"]')).not.toBe(
      await look('[aria-label="All questions"] button:not([aria-current])'),
    );
    await questions.getByRole('button', { name: 'Skip this question' }).focus();
    expect(await look(':focus-visible')).toMatch(/solid \d+(?:\.\d+)?px/);
  });
});

/** Controls without text whose drawing has the colour of the ground, as the beginnings of their HTML. */
function findUnseenSigns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      const isClear = /^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
      return isClear && element.parentElement !== null
        ? groundOf(element.parentElement)
        : backgroundColor;
    };
    return [...document.querySelectorAll('button, summary, a[href]')]
      .filter((control) => {
        const shapes = [...control.querySelectorAll('svg *')].filter((shape) =>
          shape.checkVisibility(),
        );
        const isUnseen = shapes.every((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          return [fill, stroke].every(
            (colour) => colour === 'none' || colour === groundOf(control),
          );
        });
        return shapes.length > 0 && control.textContent.trim() === '' && isUnseen;
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
}

readingTest('the audit finds a target that is too small to press', async ({ page }) => {
  await openPage(page, DOC);
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'afterbegin',
        '<div class="small-targets"><button>a</button><button>b</button></div>',
      );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.small-targets { display: flex; } .small-targets button { width: 12px; height: 12px; padding: 0; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const found = await violationsInThemes(page, { within: '.small-targets' });
  expect(found).toContain('light target-size: <button>a</button>');
});
