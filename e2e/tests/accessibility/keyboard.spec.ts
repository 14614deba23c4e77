import type { Page } from '@playwright/test';
import { searchDialog, searchInput } from '../../search-steps.ts';
import { expect, openPage, readingTest as test } from '../../site-test.ts';

const LESSON = '/vibe/newdocs/Express/HTTP Methods & Status Codes';

/** Presses Tab until the focused element has this accessible name. */
async function tabTo(page: Page, name: RegExp, most = 120): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedName(page))) {
      return;
    }
  }
  throw new Error(`${name} did not get the focus within ${most} presses of Tab.`);
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element?.closest('label')?.textContent ?? '';
    return element?.getAttribute('aria-label') ?? (element?.textContent || label);
  });
}

/** Whether the focused element has an outline or, for a visually hidden input, its frame has. */
function isFocusVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    let element = document.activeElement;
    for (let step = 0; element !== null && step < 3; step += 1, element = element.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) {
        return true;
      }
    }
    return false;
  });
}

test('from the home page to a right answer by keyboard alone', async ({ page }) => {
  await openPage(page, '/vibe/');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Skip to main content');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Search the documentation/, 3);
  expect(await isFocusVisible(page)).toBe(true);

  await page.keyboard.press('Enter');
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toHaveCount(0);
  await expect.poll(() => focusedName(page)).toMatch(/^Search the documentation/);

  await tabTo(page, /^Express$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Express');
  await tabTo(page, /^Start with lesson 1$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started with Express');
});

test('a question is answered by keyboard alone', async ({ page }) => {
  await openPage(page, LESSON);
  const questions = page.getByRole('region', { name: 'Questions' });
  await questions.getByRole('button', { name: 'Question 1, not answered' }).focus();
  await page.keyboard.press('Tab');
  expect(await isFocusVisible(page)).toBe(true);
  for (let count = 0; count < 4; count += 1) {
    if (await questions.getByLabel('201').isChecked()) {
      break;
    }
    await page.keyboard.press('ArrowDown');
  }
  await expect(questions.getByLabel('201')).toBeChecked();
  await tabTo(page, /^Check$/, 3);
  await page.keyboard.press('Enter');
  await expect(questions.getByRole('status')).toContainText('Right.');
  await page.keyboard.press('Enter');
  await expect(questions.getByText('Question 2 of 4')).toBeFocused();
});

for (const path of ['/vibe/', '/vibe/docs/intro', LESSON, '/vibe/blog', '/vibe/api']) {
  test(`the focus is visible at each of the first 40 stops of ${path}`, async ({ page }) => {
    await openPage(page, path);
    for (let stop = 1; stop <= 40; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusVisible(page), `stop ${stop}, ${await focusedName(page)}`).toBe(true);
    }
  });
}

test('the version menu opens by keyboard and does not trap the focus', async ({ page }) => {
  await openPage(page, '/vibe/docs/intro');
  await tabTo(page, /^Versions: Current$/, 10);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'July 2025', exact: true })).toBeVisible();
  await tabTo(page, /^July 2025$/, 4);
  await tabTo(page, /^Languages: English$/, 4);
  await expect(page.getByRole('link', { name: 'July 2025', exact: true })).toBeHidden();
});

test('a new page starts at the top', async ({ page }) => {
  await openPage(page, '/vibe/docs/intro');
  await page.getByRole('link', { name: 'Installation', exact: true }).first().click();
  await expect(page).toHaveTitle('Installation | ViBe');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Skip to main content');
});

test('a group of the sidebar opens by key', async ({ page }) => {
  await openPage(page, '/vibe/docs/intro');
  await tabTo(page, /^Pages in Concepts$/);
  expect(await isFocusVisible(page)).toBe(true);
  await page.keyboard.press('Enter');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Continuous active learning' })).toBeVisible();
  await tabTo(page, /^Continuous active learning$/, 1);
});

test('a word of the glossary shows its meaning by key, and Escape hides it', async ({ page }) => {
  await openPage(page, '/vibe/docs/intro');
  const word = page.getByRole('button', { name: 'enrolment' });
  await word.focus();
  await page.keyboard.press('Enter');
  const meaning = page.getByText('The link between a user and a course version');
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Glossary');
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await expect(word).toBeFocused();
});

test('a diagram is enlarged and closed by key', async ({ page }) => {
  await openPage(page, '/vibe/docs/development/architecture');
  const button = page.getByRole('button', { name: 'Enlarge the diagram' }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Diagram, enlarged' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
