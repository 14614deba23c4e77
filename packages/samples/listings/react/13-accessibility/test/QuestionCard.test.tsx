import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { App } from '../src/App';

test('a learner gets to the next question without a mouse', async () => {
  render(<App />);
  const user = userEvent.setup();

  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('radio', { name: 'GET' })).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Right.');

  await user.tab();
  expect(screen.getByRole('button', { name: 'Hint', expanded: false })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next question' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Question 2 of 2' })).toHaveFocus();
});
