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
import { QuestionCard as FirstCard } from '../steps/QuestionCard';

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

test('the first card shows the question and what stands inside it', () => {
  const [question] = questions;
  if (question === undefined) throw new Error('There are no questions.');
  render(<FirstCard question={question}>Question 1 of 2</FirstCard>);
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByText('Question 1 of 2')).toBeVisible();
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

test('the solution accepts a number within the tolerance', async () => {
  const user = userEvent.setup();
  const onSolved = vi.fn();
  const question = { id: 'q5', text: 'How long is a day in hours?', answer: 24, tolerance: 0.1 };
  render(<NumberCard question={question} onSolved={onSolved} />);
  await user.type(screen.getByLabelText(question.text), '23');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('status')).toHaveTextContent('23 is wrong.');
  expect(onSolved).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText(question.text));
  await user.type(screen.getByLabelText(question.text), '24.05');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(onSolved).toHaveBeenCalledExactlyOnceWith('q5');
});
