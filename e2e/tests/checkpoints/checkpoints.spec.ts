import type { Page } from '@playwright/test';
import {
  answerFirst,
  button,
  ISLAND_SCRIPT,
  openQuestions,
  QUESTION_IDS,
  QUESTIONS_PAGE,
  readProgress,
  STORED_PAGE,
} from '../../checkpoint-page.ts';
import { connectBy, SLOW } from '../../connect-by.ts';
import { expect, test as freshTest, openPage, readingTest as test } from '../../site-test.ts';

freshTest(
  'a wrong answer is explained, leads to the text and can be tried again',
  { tag: '@firefox' },
  async ({ page }) => {
    const questions = await openQuestions(page);
    await button(questions, 'Check').click();
    await expect(questions.getByRole('status')).toHaveText('Choose at least one answer first.');
    await questions.getByLabel('It locks the browser').check();
    await button(questions, 'Check').click();
    const status = questions.getByRole('status');
    await expect(status).toContainText('Not right yet.');
    await expect(status).toContainText('A locked-down browser is a design goal.');
    await expect(status).not.toContainText('A quiz item takes its questions');
    await expect(status.getByRole('link', { name: 'What is built' })).toHaveAttribute(
      'href',
      '#built',
    );
    await expect(button(questions, 'Question 2, not answered')).toBeDisabled();

    await button(questions, 'Try again').click();
    await expect(questions.getByLabel('It locks the browser')).not.toBeChecked();
    await answerFirst(questions);
    await expect(status).toContainText('Right.');
    await expect(status).toContainText('A quiz item takes its questions');
    await button(questions, 'Next question').click();
    await expect(questions.getByText('Question 2 of 3')).toBeFocused();
    expect(await readProgress(page)).toMatchObject({
      [STORED_PAGE]: { [QUESTION_IDS[0]]: { state: 'right', attempts: 2 } },
    });
  },
);

test('everything works by keyboard, and the focus is never lost', { tag: '@firefox' }, async ({
  page,
}) => {
  const questions = await openQuestions(page);
  await questions.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(questions.getByRole('status')).toContainText('Not right yet.');
  await button(questions, 'Try again').focus();
  await page.keyboard.press('Enter');
  await expect(questions.getByRole('checkbox').first()).toBeFocused();
  await button(questions, 'Skip this question').focus();
  await page.keyboard.press('Enter');
  await expect(questions.getByText('Question 2 of 3')).toBeFocused();

  const down = questions.getByRole('button', { name: 'Move down Progress moves' });
  await down.focus();
  for (const place of [3, 4, 5]) {
    await page.keyboard.press('Enter');
    await expect(questions.getByRole('status')).toHaveText(`Moved to place ${place} of 5.`);
    await expect(down).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(questions.getByRole('listitem').filter({ hasText: 'Progress' })).toBeVisible();
  await questions.getByRole('button', { name: 'Move up The web client' }).press('Enter');
  await button(questions, 'Check').press('Enter');
  await expect(questions.getByRole('status')).toContainText('Right.');
  await expect(button(questions, 'Next question')).toBeFocused();
});

test('a skip opens the next question, and the end says what was missed', {
  tag: '@firefox',
}, async ({ page }) => {
  const questions = await openQuestions(page);
  await button(questions, 'Skip this question').click();
  await button(questions, 'Skip this question').click();
  await questions.getByLabel('It leaves the detector off').check();
  await button(questions, 'Check').click();
  await button(questions, 'Finish').click();
  await expect(questions.getByText('1 of 3 answered right')).toBeFocused();
  await button(questions, 'Go to question 1').click();
  await expect(questions.getByText('Question 1 of 3')).toBeFocused();

  await page.reload();
  await expect(questions.getByText('1 of 3 answered right')).toBeVisible();
});

test('print shows all questions with their answers', async ({ page }) => {
  const questions = await openQuestions(page);
  await page.emulateMedia({ media: 'print' });
  await expect(questions.getByText('No code for it was found.')).toBeVisible();
  await expect(questions.getByText('a failed quiz moves progress back')).toBeVisible();
  await expect(questions.getByRole('button')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  freshTest.use({ javaScriptEnabled: false });

  freshTest('all questions are there, with answers to unfold', async ({ page }) => {
    const questions = await openQuestions(page);
    await expect(questions.getByRole('button')).toHaveCount(0);
    const first = questions.getByRole('listitem').filter({ hasText: 'Which of these parts' });
    await expect(first).toBeVisible();
    await expect(questions.getByText('The stored settings of a course do not name')).toBeVisible();
    const answer = questions.getByText('No code for it was found.');
    await expect(answer).toBeHidden();
    await questions.getByText('Answer to question 1').click();
    await expect(answer).toBeVisible();
  });
});

freshTest(
  'a failed download of the questions leaves the list with its answers',
  { tag: '@firefox' },
  async ({ page }) => {
    await page.route(ISLAND_SCRIPT, (route) => route.abort());
    const questions = await openQuestions(page);
    await expect(questions.getByText('Answer to question 3')).toBeVisible();
    await expect(questions.getByRole('button', { name: 'Check' })).toBeHidden();
  },
);

freshTest('nothing is loaded for questions before they come near', async ({ page }) => {
  await connectBy(page, SLOW);
  const scripts = namesOfScripts(page);
  await openPage(page, QUESTIONS_PAGE);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([expect.stringMatching(/^page\./)]);
  await page.getByRole('region', { name: 'Questions' }).scrollIntoViewIfNeeded();
  await expect.poll(() => scripts).toContainEqual(expect.stringMatching(/^island-checkpoint\./));
});

freshTest('a page without questions loads nothing for them', async ({ page }) => {
  const scripts = namesOfScripts(page);
  await openPage(page, '/vibe/docs/getting-started/project-structure');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((name) => name.startsWith('island-'))).toEqual([]);
});

freshTest('the questions weigh under 8 kB beside React', async ({ page }) => {
  const loaded = page.waitForResponse(ISLAND_SCRIPT);
  await openQuestions(page);
  const { responseBodySize } = await (await loaded).request().sizes();
  expect(responseBodySize).toBeLessThan(8000);
});

/** Names of the scripts that a page requests, in order. */
function namesOfScripts(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      names.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    }
  });
  return names;
}
