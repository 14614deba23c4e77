import {
  searchButton as button,
  searchDialog as dialog,
  searchInput as input,
  openSearch,
} from '../../search-steps.ts';
import { expect, openPage, readingTest as test } from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';

test('S10, T5, C13: the search button opens the dialog', { tag: '@firefox' }, async ({
  page,
  trouble,
}) => {
  await openPage(page, DOC);
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
  expect(trouble).toEqual({ errors: [], offSite: [] });
});

test('S17, T5: slash and Ctrl+K open the dialog, Escape closes it and restores the focus', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, DOC);
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
    // One press, whatever is in the field.
    await page.keyboard.type('a');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  }
});

test('the page around the dialog is inert while it is open', { tag: '@firefox' }, async ({
  page,
}) => {
  await openPage(page, DOC);
  const inert = page.locator('[inert]');
  await page.keyboard.press('/');
  await expect(
    inert.filter({ has: page.getByRole('article', { includeHidden: true }) }),
  ).toHaveCount(1);
  // The sixth turn ends inside: Firefox gives the focus to its own controls in between.
  for (let turn = 0; turn < 6; turn++) {
    await page.keyboard.press('Tab');
    // After the last control the browser's own are next.
    const isInside = () => document.activeElement?.closest('dialog, main, nav')?.nodeName ?? 'BODY';
    expect(await page.evaluate(isInside)).toMatch(/^(?:DIALOG|BODY)$/);
  }
  await page.keyboard.press('Escape');
  await expect(inert).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('S17: Ctrl+K in a field opens, closes, and restores the focus of the field', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, '/vibe/search');
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('S17: a slash in a text field is typed', async ({ page }) => {
  await openPage(page, '/vibe/search');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toHaveValue('/');
  await expect(dialog(page)).toHaveCount(0);
});

test('T5: focus opens the dialog, unless Tab moved it', async ({ page }) => {
  await openPage(page, DOC);
  await button(page).focus();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('m');
  await expect(input(page)).toHaveValue('m');
});

test('T5: on a phone Cancel closes the dialog', { tag: '@firefox' }, async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await openPage(page, DOC);
  await button(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('a press outside the dialog closes it, a selection that ends there does not', async ({
  page,
}) => {
  await openSearch(page);
  await page.keyboard.type('xyzzyplugh');
  const box = await input(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 150, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(20, 600);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 600);
  await expect(dialog(page)).toHaveCount(0);
});

test('V1: the input accepts 64 characters', async ({ page }) => {
  await openSearch(page);
  await expect(input(page)).toHaveAttribute('maxlength', '64');
  await page.keyboard.type('x'.repeat(70));
  await expect(input(page)).toHaveValue('x'.repeat(64));
});

test('a message that is pasted keeps its place in the 64 characters', async ({ page }) => {
  await openSearch(page);
  const paste = (text: string) =>
    input(page).evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      return field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
  await expect(dialog(page)).toHaveAttribute('data-status', 'idle');
  // What fits is left to the browser.
  expect(await paste('src/a.ts:1:1 - error')).toBe(true);
  await expect(input(page)).toHaveValue('');
  const path = `C:\\Users\\me\\${'deep\\'.repeat(12)}course.ts(14,27)`;
  await paste(`${path}: error TS2551: Property 'titel' does not exist on type 'Course'.`);
  await expect(input(page)).toHaveValue(
    "error TS2551: Property 'titel' does not exist on type 'Course'.",
  );
  await expect(dialog(page).getByRole('option').first()).toContainText('TS2551');
});

test('V2: the selected text is the first query, cut to 64 characters', async ({ page }) => {
  await openPage(page, DOC);
  const text = await page
    .locator('.theme-doc-markdown > p')
    .first()
    .evaluate((paragraph) => {
      getSelection()?.selectAllChildren(paragraph);
      return String(getSelection());
    });
  expect(text.length).toBeGreaterThan(64);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toHaveValue(text.slice(0, 64));
});
