import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { recorder } from '../../record';
import { QuestionCard as WrongCard } from '../mistakes/QuestionCard';
import { makeQuestion } from '../src/makeQuestion';
import { QuestionCard } from '../src/QuestionCard';
import { QuestionLoader } from '../src/QuestionLoader';

const expectRecorded = recorder(import.meta.dirname);

/** What a failing test prints, without the elements of the page. */
function failure(check: () => void): string {
  try {
    check();
  } catch (error) {
    const { message } = error as Error;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
    return message.replace(/\u001b\[[\d;]*m/g, '').split('\n\nIgnored nodes')[0] ?? '';
  }
  throw new Error('The check did not fail.');
}

test('the test fails with the bug', async () => {
  render(<WrongCard question={makeQuestion()} onNext={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'POST' }));
  expectRecorded(
    'bug',
    failure(() => expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()),
  );
});

test('a name that is not there gives the roles that are', () => {
  render(<QuestionCard question={makeQuestion({ choices: [] })} onNext={() => {}} />);
  expectRecorded(
    'name',
    failure(() => screen.getByRole('button', { name: 'Continue' })),
  );
});

test('a test that does not wait finds nothing', async () => {
  render(<QuestionLoader questionId="q1" load={async () => makeQuestion()} />);
  expectRecorded('early', failure(() => screen.getByRole('heading')).split('\n')[0] ?? '');
  expect(await screen.findByRole('heading')).toBeVisible();
});

// #region defined
test('nothing is defined as well', () => {
  render(<QuestionCard question={makeQuestion()} onNext={() => {}} />);
  expect(screen.queryByText('Right.')).toBeDefined();
  expect(screen.queryByText('Right.')).toBeNull();
});
// #endregion defined
