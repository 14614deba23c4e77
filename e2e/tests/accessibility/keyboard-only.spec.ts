// Everything that a pointer can do, done by keyboard; and where the focus is meanwhile.
import type { Page } from '@playwright/test';
import { openBlock, PROGRAM } from '../../live-steps.ts';
import { expect, openPage, test } from '../../site-test.ts';

const LESSON = '/vibe/newdocs/Typescript/Generics';
const DOC = '/vibe/docs/getting-started/intro';
const SERIES = '/vibe/newdocs/category/express';
const SHEET = '/vibe/docs/contributing/component-sheet';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** More stops than any page has. */
const MOST_STOPS = 900;

/** Presses a key until the focus has been everywhere. @returns the stops that something covers */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 1; stop <= MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(describeFocus);
    if (found === undefined) {
      expect(stop, 'stops of the page').toBeGreaterThan(20);
      return covered;
    }
    if (found !== '') {
      covered.push(`${key} ${stop}: ${found}`);
    }
  }
  throw new Error(`The focus did not leave the page within ${MOST_STOPS} presses of ${key}.`);
}

/** Runs in the page. @returns '' where a part of the focused element is seen; undefined where the walk ends */
function describeFocus(): string | undefined {
  const focused = document.activeElement;
  window.__walked ??= new Set();
  if (focused === null || focused === document.body || window.__walked.has(focused)) {
    window.__walked.clear();
    return undefined;
  }
  window.__walked.add(focused);
  const shown = focused.closest('label') ?? focused;
  // Of the part in the window: a table may be several windows high.
  const box = shown.getBoundingClientRect();
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
  const isSeen = shares.some((across) =>
    shares.some((down) => {
      const there = document.elementFromPoint(
        left + across * (right - left),
        top + down * (bottom - top),
      );
      return there !== null && (shown.contains(there) || there.shadowRoot !== null);
    }),
  );
  return isSeen ? '' : focused.outerHTML.slice(0, 100);
}

/** As on a screen of 1280 × 720 pixels, and at 400 % zoom. */
const SIZES = [
  { width: 1280, height: 720 },
  { width: 320, height: 256 },
];

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('nothing covers the focus, backwards through a page', async ({ page }) => {
      await openPage(page, SERIES);
      expect(await walk(page, 'Shift+Tab')).toEqual([]);
    });

    for (const path of ['/vibe/', DOC, LESSON, SHEET, '/vibe/api', '/vibe/blog']) {
      test(`nothing covers the focus on ${path}`, { tag: '@nightly' }, async ({ page }) => {
        await openPage(page, path);
        expect(await walk(page, 'Tab')).toEqual([]);
        expect(await walk(page, 'Shift+Tab')).toEqual([]);
      });
    }
  });
}

test('the walk finds a focus that something covers', async ({ page }) => {
  await openPage(page, '/vibe/no/such/page');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main::before { content: ""; position: fixed; inset: 0; z-index: 9999; }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect((await walk(page, 'Tab')).length).toBeGreaterThan(5);
});

test('menus, code, tabs, notes and live examples work by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 800 });
  await openPage(page, DOC);
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#page-menu')).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#page-menu') !== null)).toBe(
    true,
  );
  await page.keyboard.press('Escape');
  await expect(page.locator('#page-menu')).toBeHidden();
  await expect(toggle).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, SHEET);
  const wrap = page.getByLabel('Wrap').first();
  await wrap.focus();
  await page.keyboard.press('Space');
  await expect(wrap).toBeChecked();
  await page.getByRole('tab', { name: 'Linux and macOS' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Windows' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Windows' })).toBeVisible();
  const hint = page.locator('.markdown summary', { hasText: 'A hint' });
  await hint.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]').filter({ hasText: 'A hint' })).toHaveCount(1);
  await page.getByRole('button', { name: /dark and light mode/ }).focus();
  const before = (await page.locator('html').getAttribute('data-theme')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before);

  const { figure, status, editor } = await openBlock(page, PROGRAM);
  await figure.getByRole('button', { name: 'Run', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(status).toContainText('Done.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await page.keyboard.type('// ');
  // The editor does not keep the focus.
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
});

declare global {
  interface Window {
    /** The elements that had the focus since the walk began. */
    __walked?: Set<Element>;
  }
}
