import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { makeQuestion } from '../src/makeQuestion';
import { QuestionCard } from '../src/QuestionCard';

function renderCard() {
  const onNext = vi.fn();
  render(<QuestionCard question={makeQuestion()} onNext={onNext} />);
  return { onNext, user: userEvent.setup() };
}

test('a wrong choice does not let the learner go on', async () => {
  const { user } = renderCard();
  await user.click(screen.getByRole('button', { name: 'POST' }));
  expect(screen.getByRole('status')).toHaveTextContent('Try again.');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('a right choice lets the learner go on', async () => {
  const { user, onNext } = renderCard();
  await user.click(screen.getByRole('button', { name: 'GET' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(onNext).toHaveBeenCalledOnce();
});
