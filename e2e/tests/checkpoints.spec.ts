import type { Page, Request } from '@playwright/test';
import {
  answerFirst,
  button,
  openQuestions,
  QUESTION_IDS,
  QUESTIONS_PAGE,
  readProgress,
  STORED_PAGE,
} from '../checkpoint-page.ts';
import { expect, test as freshTest, openPage, readingTest as test } from '../site-test.ts';

freshTest(
  'a wrong answer is explained, leads to the text and can be tried again',
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
    await expect(button(questions, 'Question 2, open')).toBeDisabled();

    await button(questions, 'Try again').click();
    await expect(questions.getByLabel('It locks the browser')).not.toBeChecked();
    await answerFirst(questions);
    await expect(status).toContainText('Right.');
    await expect(status).toContainText('A quiz item takes its questions');
    await button(questions, 'Next question').click();
    await expect(questions.getByText('Question 2 of 3')).toBeFocused();
    expect(await readProgress(page)).toEqual({
      [STORED_PAGE]: { [QUESTION_IDS[0]]: { state: 'right', attempts: 2 } },
    });
  },
);

test('everything works by keyboard, and the focus is never lost', async ({ page }) => {
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

test('a skip opens the next question, and the end says what was missed', async ({ page }) => {
  const questions = await openQuestions(page);
  await button(questions, 'Skip this question').click();
  await button(questions, 'Skip this question').click();
  await questions.getByLabel('It runs the detector').check();
  await button(questions, 'Check').click();
  await button(questions, 'Finish').click();
  await expect(questions.getByText('1 of 3 answered right')).toBeFocused();
  await button(questions, 'Go to question 1').click();
  await expect(questions.getByText('Question 1 of 3')).toBeFocused();

  await page.reload();
  await expect(questions.getByText('1 of 3 answered right')).toBeVisible();
});

test('paper shows all questions with their answers', async ({ page }) => {
  const questions = await openQuestions(page);
  await page.emulateMedia({ media: 'print' });
  await expect(questions.getByText('No code for it was found.')).toBeVisible();
  await expect(questions.getByText('Progress stays where it is')).toBeVisible();
  await expect(questions.getByRole('button')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  freshTest.use({ javaScriptEnabled: false });

  freshTest('all questions are there, with answers to unfold', async ({ page }) => {
    await page.goto(QUESTIONS_PAGE);
    const questions = page.getByRole('region', { name: 'Questions' });
    await expect(questions.getByText('Which of these parts')).toBeVisible();
    await expect(questions.getByText('The setting of the blur detector')).toBeVisible();
    const answer = questions.getByText('No code for it was found.');
    await expect(answer).toBeHidden();
    await questions.getByText('Answer to question 1').click();
    await expect(answer).toBeVisible();
  });
});

freshTest(
  'a failed download of the questions leaves the list with its answers',
  async ({ page }) => {
    const { player } = await scriptsOf(page, QUESTIONS_PAGE);
    await page.route(`**/${player}`, (route) => route.abort());
    await openPage(page, QUESTIONS_PAGE);
    const questions = page.getByRole('region', { name: 'Questions' });
    await expect(questions.getByText('Answer to question 3')).toBeVisible();
  },
);

freshTest('the questions weigh under 8 kB, and nothing on other pages', async ({ page }) => {
  const withQuestions = await scriptsOf(page, QUESTIONS_PAGE);
  expect(withQuestions.player).not.toBe('');
  expect(withQuestions.playerBytes).toBeLessThan(8000);
  const without = await scriptsOf(page, '/vibe/docs/getting-started/project-structure');
  expect(without.player).toBe('');
});

/** Names the script that asks the questions, and its bytes on the wire. */
async function scriptsOf(page: Page, path: string) {
  const requests: Request[] = [];
  const note = (request: Request): void => {
    requests.push(request);
  };
  page.on('requestfinished', note);
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', note);
  const scripts = await Promise.all(
    requests
      .filter((request) => request.resourceType() === 'script')
      .map(async (request) => ({
        name: new URL(request.url()).pathname.split('/').at(-1) ?? '',
        bytes: (await request.sizes()).responseBodySize,
        text: (await (await request.response())?.text()) ?? '',
      })),
  );
  const player = scripts.find(({ text }) => text.includes('Not right yet.'));
  return { player: player?.name ?? '', playerBytes: player?.bytes ?? 0 };
}
