import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { violationsInThemes, WITH_BEST_PRACTICE } from '../../axe.ts';
import {
  expect,
  test as freshTest,
  noteTexts,
  openPage,
  readingTest as test,
} from '../../site-test.ts';

const LESSON = '/vibe/newdocs/Typescript/Narrowing';
const STYLES = fileURLToPath(new URL('../../../site/build/assets/css/', import.meta.url));

/** The block in which a check narrows `value` from three types to one. */
function narrowingBlock(page: Page): Locator {
  return page
    .locator('figure.theme-code-block')
    .filter({ hasText: 'here: string, number or null' });
}

/** Names of a block that have a type. */
function names(block: Locator, type: string): Locator {
  return block.locator(`[data-type="${type}"]`);
}

/** What the box at a name says; `none` while there is no box. */
function boxOf(name: Locator): Promise<string> {
  return name.evaluate((element) => getComputedStyle(element, '::before').content);
}

/** Tells whether the box is what the pointer would meet below the name. */
function isBoxBelow(name: Locator): Promise<boolean> {
  return name.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 8, bottom + 8) === element;
  });
}

/** Tells whether the name is what the pointer would meet in its place. */
function isMet(name: Locator): Promise<boolean> {
  return name.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 4, top + 4) === element;
  });
}

function switchOf(block: Locator): Locator {
  return block.locator('summary').filter({ hasText: 'Types' });
}

/** Tells whether the page is wider than the window. */
function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

test('built styles have no shorthand for lines, whose values WebKit does not know', () => {
  const sheets = readdirSync(STYLES).filter((file) => file.endsWith('.css'));
  const lines = sheets.flatMap(
    (file) => readFileSync(STYLES + file, 'utf8').match(/text-decoration:[^;}]+/g) ?? [],
  );
  expect(lines).toContain('text-decoration:underline');
  expect(lines.filter((line) => line.includes(' '))).toEqual([]);
});

test.describe('the pointer', () => {
  test('finds at a name the type that it has at this place', async ({ page, trouble }) => {
    await openPage(page, LESSON);
    const block = narrowingBlock(page);
    const wide = names(block, '(parameter) value: string | number');
    const narrow = names(block, '(parameter) value: string');
    await expect(wide).toHaveText('value');
    await expect.poll(() => boxOf(wide)).toBe('none');
    await wide.hover();
    await expect.poll(() => boxOf(wide)).toContain('"(parameter) value: string | number"');
    await expect.poll(() => isBoxBelow(wide)).toBe(true);
    await narrow.hover();
    await expect.poll(() => boxOf(narrow)).toContain('"(parameter) value: string"');
    await expect.poll(() => boxOf(wide)).toBe('none');
    expect(trouble.errors).toEqual([]);
  });

  test('can go into the box, and Escape closes it until the next name', async ({ page }) => {
    await openPage(page, LESSON);
    const block = narrowingBlock(page);
    const name = names(block, '(parameter) value: string | number');
    await name.hover();
    const { x, y, height } = (await name.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    await page.mouse.move(x + 60, y + height + 8, { steps: 8 });
    await expect.poll(() => boxOf(name)).not.toBe('none');
    await page.keyboard.press('Escape');
    await expect.poll(() => boxOf(name)).toBe('none');
    const next = names(block, '(parameter) value: string');
    await next.hover();
    await expect.poll(() => boxOf(next)).not.toBe('none');
  });

  test('sees a box that the edge of the block does not cut off', async ({ page }) => {
    await openPage(page, LESSON);
    const last = page.locator('figure pre[data-lines="1"] [data-type]').first();
    await last.evaluate((name) => name.scrollIntoView({ block: 'center' }));
    // What was far from the screen is painted a frame later. Before it, `hover` would scroll elsewhere.
    await expect.poll(() => isMet(last)).toBe(true);
    // Until parts above have their final height, the name may leave the pointer.
    await expect(async () => {
      await last.hover();
      await expect.poll(() => isBoxBelow(last), { timeout: 1000 }).toBe(true);
    }).toPass();
  });
});

test.describe('the list', () => {
  test('opens by keyboard, and names are no stops', async ({ page }) => {
    await openPage(page, LESSON);
    const block = narrowingBlock(page);
    await switchOf(block).focus();
    await page.keyboard.press('Enter');
    const items = block.getByRole('listitem');
    await expect(items.filter({ hasText: /^\(parameter\) value: string$/ })).toBeVisible();
    await expect(items.first()).toHaveText('(parameter) value: string | number');
    await expect(block).toHaveAccessibleName('TypeScript');
    await page.keyboard.press('Enter');
    await expect(items.first()).toBeHidden();
    await expect(page.locator('[data-type][tabindex], [data-type] [tabindex]')).toHaveCount(0);
  });

  test('keeps its switch where it is', async ({ page }) => {
    await openPage(page, LESSON);
    const control = switchOf(narrowingBlock(page));
    await control.scrollIntoViewIfNeeded();
    const before = await control.boundingBox();
    await control.click();
    await expect(narrowingBlock(page).getByRole('listitem').first()).toBeVisible();
    expect(await control.boundingBox()).toEqual(before);
  });

  freshTest('is not copied with the code', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, LESSON);
    const block = narrowingBlock(page);
    await switchOf(block).click();
    await names(block, '(parameter) value: string').hover();
    const copy = block.getByRole('button', { name: 'Copy' });
    const said = await noteTexts(copy);
    await copy.click();
    await expect.poll(said).toContain('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^function label\(value: string \| number \| null\): string \{\n/);
    expect(copied).not.toContain('(parameter)');
  });

  test('stays off paper', async ({ page }) => {
    await openPage(page, LESSON);
    await switchOf(narrowingBlock(page)).click();
    await page.emulateMedia({ media: 'print' });
    await expect(narrowingBlock(page).getByText('(parameter) value: string |')).toBeHidden();
    await expect(narrowingBlock(page).getByText('Types', { exact: true })).toBeHidden();
  });
});

test.describe('by touch at 320 px', () => {
  freshTest.use({ hasTouch: true, viewport: { width: 320, height: 720 } });

  freshTest('the list opens, and nothing scrolls sideways', async ({ page }) => {
    await openPage(page, LESSON);
    await switchOf(narrowingBlock(page)).tap();
    await expect(narrowingBlock(page).getByRole('listitem').first()).toBeVisible();
    await page.locator('figure details').evaluateAll((lists) => {
      for (const list of lists) {
        list.setAttribute('open', '');
      }
    });
    expect(await isTooWide(page)).toBe(false);
  });

  freshTest('a tap on a name shows its type inside of the window', async ({ page }) => {
    await openPage(page, LESSON);
    const name = narrowingBlock(page).locator('[data-type^="(method)"]').first();
    await name.tap();
    await expect.poll(() => boxOf(name)).toContain('"(method) ');
    expect(await isTooWide(page)).toBe(false);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect.poll(() => boxOf(name)).toBe('none');
  });
});

test('box and list have no violation in either theme', async ({ page }) => {
  await openPage(page, LESSON);
  const block = narrowingBlock(page);
  await switchOf(block).click();
  await names(block, '(parameter) value: string').hover();
  // The rest of a lesson is audited in accessibility.spec.ts.
  const scope = { within: 'figure:has(details[open] > summary)', tags: WITH_BEST_PRACTICE };
  expect(await violationsInThemes(page, scope)).toEqual([]);
});

test.describe('without JavaScript', () => {
  freshTest.use({ javaScriptEnabled: false });

  freshTest('list and box are there', async ({ page }) => {
    await page.goto(LESSON);
    const block = narrowingBlock(page);
    await switchOf(block).click();
    await expect(block.getByRole('listitem').first()).toBeVisible();
    const name = names(block, '(parameter) value: string');
    await name.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect.poll(() => isMet(name)).toBe(true);
    await name.hover();
    expect(await boxOf(name)).toContain('"(parameter) value: string"');
    expect(await isBoxBelow(name)).toBe(true);
  });
});

test('every lesson of the series shows types', async ({ page, request }) => {
  await openPage(page, LESSON);
  const links = page.locator('.theme-doc-sidebar-menu a[href*="/newdocs/Typescript/"]');
  const addresses = await links.evaluateAll((found) =>
    found.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
  );
  expect(addresses.length).toBeGreaterThanOrEqual(24);
  const without: string[] = [];
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    if (!html.includes(' data-type="')) {
      without.push(address);
    }
  }
  expect(without).toEqual([]);
});
