import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressBar } from '../src/ProgressBar';

test('a question that is solved twice counts once', () => {
  const solved = { questionId: 'q1', correct: true };
  render(<ProgressBar attempts={[solved, solved]} total={3} />);
  expect(screen.getByRole('progressbar', { name: 'Solved' })).toHaveAttribute('value', '1');
});
