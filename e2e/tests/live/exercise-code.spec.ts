import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test } from '../../site-test.ts';

const LESSON = '/vibe/newdocs/Typescript/Mastering Functions/Mastering Functions in TypeScript';
const KEY = 'vibe-docs.exercise.best-of-two-rules';
const RESTORED = 'Your code is as you left it. “Start again” brings the starting point back.';
const NOT_KEPT = /^What you write is not kept, and is forgotten when you leave/;

interface Exercise {
  readonly exercise: Locator;
  readonly editor: Locator;
  readonly edit: Locator;
  /** Says what becomes of the code. */
  readonly note: Locator;
}

function findExercise(page: Page): Exercise {
  const exercise = page.locator('[data-exercise="best-of-two-rules"]');
  return {
    exercise,
    editor: exercise.getByRole('textbox', { name: 'Code of best.ts' }),
    edit: exercise.getByRole('button', { name: /^Edit/ }),
    note: exercise.getByRole('status').first(),
  };
}

/** Opens the editor and writes a line above the starting point. */
async function write(page: Page, line: string): Promise<Exercise> {
  const found = findExercise(page);
  await found.edit.click();
  await expect(found.editor).toBeFocused();
  await found.editor.press('Control+Home');
  await page.keyboard.type(`${line}\n`);
  return found;
}

test('code is there again after a reload, and "Start again" forgets it', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, LESSON);
  const { exercise, editor, edit, note } = await write(page, '// mine');
  await expect(note).toHaveText('What you write is kept in this browser only.');
  await page.reload();
  await exercise.scrollIntoViewIfNeeded();
  await expect(editor).toContainText('// mine');
  await expect(editor).not.toBeFocused();
  await expect(note).toHaveText(RESTORED);
  await expect(exercise.locator('[data-start]')).toBeHidden();
  const startAgain = exercise.getByRole('button', { name: 'Start again' });
  await startAgain.click();
  await expect(editor).toBeFocused();
  await expect(editor).not.toContainText('// mine');
  await exercise.getByRole('button', { name: 'Bring my code back' }).click();
  await expect(editor).toContainText('// mine');
  await startAgain.click();
  await page.reload();
  await exercise.scrollIntoViewIfNeeded();
  await expect(edit).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain(KEY);
});

test('an early Check gets the code that was kept', async ({ page }) => {
  await openPage(page, LESSON);
  await write(page, 'throw new Error("mine");');
  await page.reload({ waitUntil: 'commit' });
  const { exercise } = findExercise(page);
  await exercise.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(exercise.getByRole('status').last()).toContainText('Error: mine');
});

test('code is kept where the starting point has changed, and the page says so', async ({
  page,
}) => {
  await page.addInitScript(
    (key) => localStorage.setItem(key, JSON.stringify({ code: '// mine', start: '// old' })),
    KEY,
  );
  await openPage(page, LESSON);
  const { exercise, editor, note } = findExercise(page);
  await exercise.scrollIntoViewIfNeeded();
  await expect(editor).toHaveText('// mine');
  await expect(note).toContainText('The starting point of this exercise has changed since');
});

test('with a full storage nothing is lost while the page is open, and the page says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await openPage(page, LESSON);
  const { editor, note } = await write(page, '// mine');
  await expect(note).toHaveText(NOT_KEPT);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(editor).toContainText('// mine');
});

test('a tab shows what was written in another one when the reader comes back to it', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openPage(page, LESSON);
  await openPage(other, LESSON);
  const { editor, note } = await write(page, '// first');
  await write(other, '// second');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(editor).toContainText('// second');
  await expect(note).toHaveText(RESTORED);
});

test('a saved file of the progress holds no code, and erasing the progress erases the code', async ({
  page,
}) => {
  await openPage(page, LESSON);
  await write(page, '// mine');
  const stored = () => page.evaluate((key) => localStorage.getItem(key), KEY);
  expect(await stored()).toContain('// mine');
  await openPage(page, '/vibe/newdocs/practice');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save progress as a file' }).click();
  const file = await (await saving).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    format: 'vibe-docs.checkpoints',
    version: 2,
    progress: {},
  });
  await page.getByRole('button', { name: 'Erase all progress' }).click();
  await page.getByRole('button', { name: 'Yes, erase it in all series' }).click();
  await expect(page.getByText('Erased.')).toBeVisible();
  expect(await stored()).toBeNull();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true });

  test('buttons are high enough for a finger, and nothing is said about keys', async ({ page }) => {
    await openPage(page, LESSON);
    const { exercise, edit, editor } = findExercise(page);
    await edit.tap();
    await expect(editor).toBeFocused();
    for (const button of await exercise.getByRole('button').all()) {
      expect((await button.boundingBox())?.height, await button.innerText()).toBeGreaterThanOrEqual(
        44,
      );
    }
    await expect(exercise.getByText('Ctrl+Enter')).toHaveCount(0);
    await expect(editor).toHaveAttribute('aria-description', '');
  });
});
