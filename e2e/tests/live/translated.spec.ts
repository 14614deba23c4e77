import type { Page } from '@playwright/test';
import { EXERCISES, read } from '../../exercise-steps.ts';
import { findBlock, PROGRAM, runProgram } from '../../live-steps.ts';
import { expect, openPage, test } from '../../site-test.ts';

/**
 * Changes a page as browsers do that translate it, then and whenever its text changes: each text outside of code is
 * another one in two new elements, and the node that React knows is gone. The translation adds a space without width, which
 * Playwright ignores in names and texts.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const isCode = text.parentElement?.closest('code, pre, script, style, font, .cm-editor');
        if (isCode || text.data.trim() === '') continue;
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstElementChild?.append(`${text.data}\u200b`);
        text.replaceWith(outer);
      }
    };
    wrap(document.body);
    new MutationObserver(() => wrap(document.body)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

test('the first press of Run runs the block of a translated page, and the second one too', async ({
  page,
}) => {
  await openPage(page, PROGRAM.path);
  await translate(page);
  const block = findBlock(page, PROGRAM.title);
  await block.press('Run');
  await expect(block.status).toContainText('Done.');
  await block.press(/^Edit/);
  await runProgram(block, 'console.log(1); console.log(2); console.log(3);');
  await expect(block.status).toContainText('Lines printed: 3.');
});

test('the first press of Edit opens the editor of a translated exercise, and each check tells its verdict', async ({
  page,
}) => {
  const [one] = EXERCISES;
  await openPage(page, one.path);
  await translate(page);
  const exercise = page.locator('[data-exercise="best-of-two-rules"]');
  await exercise.getByRole('button', { name: /^Edit/ }).click();
  const editor = exercise.getByRole('textbox', { name: `Code of ${one.file}` });
  await expect(editor).toBeFocused();
  const status = exercise.getByRole('status').last();
  await runProgram({ editor }, read(one, 'mistakes/sum.ts'));
  await expect(status).toContainText('A known mistake: The two scores are added.');
  await runProgram({ editor }, read(one, 'solution.ts'));
  await expect(status).toHaveText(one.open);
});

test('the first press of Check checks a translated exercise', async ({ page }) => {
  const [, one] = EXERCISES;
  await openPage(page, one.path);
  await translate(page);
  const exercise = page.locator('[data-exercise="number-card"]');
  await exercise.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(exercise.getByRole('status').last()).toContainText('of 5 requirements hold');
  await expect(exercise.getByText('Does not hold yet').first()).toBeVisible();
});

test('the form of a request opens on a translated page and stays open', async ({ page }) => {
  await openPage(page, '/vibe/api/courses');
  await translate(page);
  const operation = page.getByRole('article', { name: 'Returns a course', exact: true });
  await operation.locator('summary', { hasText: 'Fill in the request' }).click();
  await operation.getByLabel(/^courseId/).fill('12');
  await expect(operation.getByRole('tabpanel', { name: 'curl' })).toContainText('/api/courses/12');
});
