import type { Page } from '@playwright/test';
import { expect, test as freshTest, openPage, readingTest as test } from '../../site-test.ts';

const SHEET = '/vibe/docs/contributing/component-sheet';
const CLI = '/vibe/docs/cli/intro';
const KEY = 'docusaurus.tab.operating-system';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
/** A sentence that only the panel for Windows contains. */
const windowsPanel = (page: Page) => page.getByText('The option lifts the');
const unixPanel = (page: Page) => page.getByText('bash scripts/setup-unix.sh');

/** Layout shifts from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { readonly value: number };
        Object.assign(window, { moved: (window as unknown as { moved: number }).moved + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: number }).moved);
}

test('a chosen tab is chosen on other pages, too, without a layout shift', async ({
  page,
  trouble,
}) => {
  await openPage(page, SHEET);
  await expect(tab(page, 'Linux and macOS')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Windows').click();
  await openPage(page, CLI);
  const shifts = await watchShifts(page);
  await expect(tab(page, 'Windows')).toHaveAttribute('aria-selected', 'true');
  await expect(windowsPanel(page)).toBeVisible();
  await expect(unixPanel(page)).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('windows');
  expect(await shifts()).toBe(0);
  const next = page.getByRole('heading', { name: 'vibe setup', exact: true });
  const place = () =>
    next.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  await tab(page, 'Linux and macOS').click();
  await expect(unixPanel(page)).toBeVisible();
  // The click may scroll, by parts of a pixel.
  expect(await place()).toBeCloseTo(before, 0);
  expect(trouble.errors).toEqual([]);
});

test('arrow keys choose tabs, one of which can be reached by Tab', { tag: '@firefox' }, async ({
  page,
}) => {
  await openPage(page, CLI);
  await tab(page, 'Linux and macOS').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Windows')).toBeFocused();
  await expect(windowsPanel(page)).toBeVisible();
  await expect(unixPanel(page)).toBeHidden();
  await expect(tab(page, 'Linux and macOS')).toHaveAttribute('tabindex', '-1');
  // Hidden content must not be focusable: the block of the other system comes before this one.
  await page.keyboard.press('Tab');
  await expect(page.locator('[role="tabpanel"]:not([hidden]) :focus')).toHaveCount(1);
  await tab(page, 'Windows').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Linux and macOS')).toBeFocused();
  await expect(unixPanel(page)).toBeVisible();
});

test('a tab that is pressed during loading is chosen', { tag: '@firefox' }, async ({ page }) => {
  await page.goto(CLI, { waitUntil: 'commit' });
  await tab(page, 'Windows').click();
  await expect(tab(page, 'Windows')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Windows' })).toBeVisible();
});

test('print shows all panels with their labels', async ({ page }) => {
  await openPage(page, CLI);
  await page.emulateMedia({ media: 'print' });
  await expect(unixPanel(page)).toBeVisible();
  await expect(windowsPanel(page)).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('Windows', { exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  freshTest.use({ javaScriptEnabled: false });

  freshTest('all panels are shown under their names', async ({ page }) => {
    await page.goto(CLI);
    await expect(unixPanel(page)).toBeVisible();
    await expect(windowsPanel(page)).toBeVisible();
    await expect(page.locator('[role="tabpanel"] > p').nth(0)).toHaveText('Linux and macOS');
    await expect(page.getByRole('tablist')).toBeHidden();
  });
});

freshTest(
  'lines of a diff differ by sign, ground and edge, and by the edge in forced colours',
  async ({ page }) => {
    await openPage(page, SHEET);
    const block = page.locator('figure').filter({ has: page.locator('code.language-diff') });
    const removed = block.locator('.code-line-removed');
    const added = block.locator('.code-line-added').first();
    await expect(removed).toHaveText(/^-/);
    await expect(added).toHaveText(/^\+/);
    const look = () =>
      Promise.all(
        [removed, added].map((line) =>
          line.evaluate((element) => {
            const { backgroundColor, borderLeftStyle, borderLeftWidth } = getComputedStyle(element);
            return { ground: backgroundColor, edge: `${borderLeftWidth} ${borderLeftStyle}` };
          }),
        ),
      );
    const [away, come] = await look();
    expect([away?.edge, come?.edge]).toEqual(['3px dashed', '3px solid']);
    expect(away?.ground).not.toBe(come?.ground);
    await page.emulateMedia({ forcedColors: 'active' });
    expect((await look()).map(({ edge }) => edge)).toEqual(['3px dashed', '3px solid']);
  },
);

test('a terminal session colours what git diff prints', async ({ page }) => {
  await openPage(page, '/vibe/newdocs/Github Tutorial/Github Tutorial 1');
  const added = page.locator('code.language-console .code-line-added');
  await expect(added.filter({ hasText: "answer: '201'" })).toHaveText(/^\+ /);
});

test('the sheet is hidden from search engines and from the list of pages', async ({ page }) => {
  await page.goto(SHEET);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await openPage(page, '/vibe/search');
  await expect(page.getByRole('link', { name: 'Planned work' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Component sheet' })).toHaveCount(0);
  await openPage(page, '/vibe/search?q=component+sheet');
  await expect(page.getByRole('status').filter({ hasText: /results?$/ })).toHaveCount(1);
  await expect(page.getByRole('main').locator(`a[href^="${SHEET}"]`)).toHaveCount(0);
});

test('buttons have the font of the page, not that of the browser', async ({ page }) => {
  await openPage(page, SHEET);
  const fonts = await page.evaluate(() => {
    const fontOf = (element: Element) => getComputedStyle(element).fontFamily;
    const buttons = [...document.querySelectorAll('button')].map(fontOf);
    return { page: fontOf(document.body), buttons: [...new Set(buttons)] };
  });
  expect(fonts.buttons).toEqual([fonts.page]);
});
