// The kinds `number` and `output`; choices and orders are in checkpoints.spec.ts.
import { violationsOf } from '../../axe.ts';
import { button, openQuestions, QUESTIONS, readProgress } from '../../checkpoint-page.ts';
import { expect, readingTest as test } from '../../site-test.ts';

/** Its first question: how many combinations have three flags? 8; 3 and 6 are common mistakes. */
const NUMBER_PAGE = '/vibe/newdocs/React/TSX & Typed Components Type Safety';
const NUMBER_ID = 'react-component-type-safety-count';

/** Its first question: what does this program print? "2". */
const OUTPUT_PAGE = '/vibe/newdocs/Typescript/let & const/4.1 let & const';
const OUTPUT_ID = 'typescript-let-and-const-output';

test.describe('a question whose answer is a number', () => {
  test('asks for a number before it judges', async ({ page }) => {
    const questions = await openQuestions(page, NUMBER_PAGE);
    for (const text of ['', 'eight', '1,000.5', '2^3']) {
      await questions.getByLabel('Your answer').fill(text);
      await button(questions, 'Check').click();
      await expect(questions.getByRole('status')).toHaveText('Write a number, such as 12 or 1.5.');
    }
    expect(await readProgress(page)).toBeNull();
  });

  test('explains a common mistake, and no other', async ({ page }) => {
    const questions = await openQuestions(page, NUMBER_PAGE);
    const status = questions.getByRole('status');
    await questions.getByLabel('Your answer').fill('3');
    await button(questions, 'Check').click();
    await expect(status).toContainText('Not right yet.');
    await expect(status).toContainText('Three is the number of states that you want.');
    await expect(status).not.toContainText('Two values for each of three flags');
    await button(questions, 'Try again').click();
    await expect(questions.getByLabel('Your answer')).toHaveValue('');
    await expect(questions.getByLabel('Your answer')).toBeFocused();

    await questions.getByLabel('Your answer').fill('8.5');
    await button(questions, 'Check').click();
    await expect(status).toHaveText(/^Not right yet\.\s*Read again: /);
    await expect(status.getByRole('link')).toHaveAttribute('href', '#idea');
  });

  test('is answered by keyboard, with the number as people type it', async ({ page }) => {
    const questions = await openQuestions(page, NUMBER_PAGE);
    const field = questions.getByLabel('Your answer');
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await field.focus();
    await page.keyboard.type(' 8,0 ');
    await page.keyboard.press('Enter');
    const status = questions.getByRole('status');
    await expect(status).toContainText('Right.');
    await expect(status).toContainText('Two values for each of three flags give 2 × 2 × 2.');
    expect(await readProgress(page)).toMatchObject({
      'newdocs/react/component-type-safety': { [NUMBER_ID]: { state: 'right', attempts: 1 } },
    });
    await button(questions, 'Next question').press('Enter');
    await expect(questions.getByText('Question 2 of')).toBeFocused();
  });

  test('has no violation with its field, a mistake and the right answer', async ({ page }) => {
    const questions = await openQuestions(page, NUMBER_PAGE);
    for (const answer of ['6', '8']) {
      await questions.getByLabel('Your answer').fill(answer);
      expect(await violationsOf(page, { within: QUESTIONS })).toEqual([]);
      await button(questions, 'Check').click();
      expect(await violationsOf(page, { within: QUESTIONS })).toEqual([]);
    }
  });
});

test.describe('a question about the output of a program', () => {
  test('shows the program, and outputs to choose from', async ({ page }) => {
    const questions = await openQuestions(page, OUTPUT_PAGE);
    const form = questions.getByRole('group');
    await expect(questions.locator('form figure pre')).toContainText('let score = 5;');
    await expect(form.getByRole('radio')).toHaveCount(3);
    await expect(form.locator('samp').filter({ hasText: /^2$/ })).toBeVisible();
    await button(questions, 'Check').click();
    await expect(questions.getByRole('status')).toHaveText('Choose an answer first.');
  });

  test('explains a wrong output, and accepts the one that the program prints', async ({ page }) => {
    const questions = await openQuestions(page, OUTPUT_PAGE);
    const status = questions.getByRole('status');
    await questions.getByLabel('7', { exact: true }).check();
    await button(questions, 'Check').click();
    await expect(status).toContainText('Not right yet.');
    await expect(status).toContainText('The inner let makes a new variable.');
    await expect(status).not.toContainText('The block contains a second variable.');
    await button(questions, 'Try again').click();
    await expect(questions.getByLabel('7', { exact: true })).not.toBeChecked();
    await questions.getByLabel('2', { exact: true }).check();
    await button(questions, 'Check').click();
    await expect(status).toContainText('Right.');
    await expect(status).toContainText('The block contains a second variable.');
    expect(await readProgress(page)).toMatchObject({
      'newdocs/typescript/let-and-const': { [OUTPUT_ID]: { state: 'right', attempts: 2 } },
    });
  });

  test('is answered by keyboard alone, one choice at a time', async ({ page }) => {
    const questions = await openQuestions(page, OUTPUT_PAGE);
    const choices = questions.getByRole('radio');
    await choices.first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(choices.first()).not.toBeChecked();
    await expect(choices.nth(1)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(questions.getByRole('status')).toContainText(/Right\.|Not right yet\./);
  });
});
