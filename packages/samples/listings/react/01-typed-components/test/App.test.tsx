import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { catchErrors } from '../../console-errors';
import { recorder } from '../../record';
import { ChoiceList } from '../mistakes/ChoiceList';
import { HintButton } from '../mistakes/HintButton';
import { SolvedCounter } from '../mistakes/SolvedCounter';
import { NumberCard } from '../solution/NumberCard';
import { App } from '../src/App';
import { attemptReducer } from '../src/attemptReducer';
import { questions } from '../src/questions';
import { App as FirstApp } from '../steps/App';

const expectRecorded = recorder(import.meta.dirname);

test('goes on after a right answer only', async () => {
  const user = userEvent.setup();
  render(<App />);
  expect(screen.getByRole('button', { name: 'Check' })).toBeDisabled();
  await user.click(screen.getByLabelText('POST'));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('status')).toHaveTextContent('POST is wrong. Try again.');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await user.click(screen.getByLabelText('GET'));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('status')).toHaveTextContent('Right. GET reads.');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('group')).toHaveAccessibleName(questions[1]?.text);
  expect(screen.queryByRole('status')).toBeNull();
  await user.click(screen.getByLabelText('201'));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('You solved all 2 questions.')).toBeVisible();
});

test('the first page shows both questions', () => {
  render(<FirstApp />);
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  expect(screen.getByText('Question 1 of 2')).toBeVisible();
});

test('clears the choice and the message', async () => {
  const user = userEvent.setup();
  render(<App />);
  await user.click(screen.getByLabelText('POST'));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByLabelText('POST')).not.toBeChecked();
  expect(screen.queryByRole('status')).toBeNull();
});

test('the reducer counts tries and forgets them', () => {
  const [question] = questions;
  if (question === undefined) throw new Error('There are no questions.');
  const wrong = attemptReducer(
    { status: 'unanswered' },
    { type: 'answered', question, choice: 'POST' },
  );
  expect(wrong).toEqual({ status: 'wrong', choice: 'POST', tries: 1 });
  const right = attemptReducer(wrong, { type: 'answered', question, choice: 'GET' });
  expect(right).toMatchObject({ status: 'right', tries: 2 });
  expect(attemptReducer(right, { type: 'cleared' })).toEqual({ status: 'unanswered' });
});

test('a list without keys is a warning', () => {
  const errors = catchErrors();
  render(<ChoiceList choices={['GET', 'POST']} />);
  expectRecorded('no-key', errors());
});

test('state that is changed in place is not shown', async () => {
  render(<SolvedCounter />);
  await userEvent.click(screen.getByRole('button'));
  expectRecorded('in-place', screen.getByRole('button').textContent ?? '');
});

test('a handler that is called while rendering does not end', () => {
  catchErrors();
  let message = '';
  try {
    render(<HintButton />);
  } catch (error) {
    message = String(error);
  }
  expectRecorded('called', message);
});

const dayQuestion = { id: 'q5', text: 'How long is a day in hours?', answer: 24, tolerance: 0.1 };

test.each([
  ['23.9', 'right'],
  ['24.05', 'right'],
  ['24.1', 'right'],
  ['23', 'wrong'],
  ['24.11', 'wrong'],
])('the solution says that %s is %s', async (typed, result) => {
  const user = userEvent.setup();
  const onSolved = vi.fn();
  render(<NumberCard question={dayQuestion} onSolved={onSolved} />);
  await user.type(screen.getByLabelText(dayQuestion.text), typed);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('status')).toHaveTextContent(`${typed} is ${result}.`);
  expect(onSolved.mock.calls).toEqual(result === 'right' ? [['q5']] : []);
});
