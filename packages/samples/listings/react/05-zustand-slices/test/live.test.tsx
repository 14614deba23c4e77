import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { App } from '../live/App';
import { useRiddle } from '../src/riddleStore';

// Files of a worker can share modules.
afterEach(() => useRiddle.setState(useRiddle.getInitialState(), true));

test('a right answer changes question, progress and points in one step', async () => {
  render(<App />);
  await userEvent.click(screen.getByRole('button', { name: 'POST' }));
  expect(screen.getByText('0 of 2 solved')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'GET' }));
  expect(screen.getByText('1 of 2 solved')).toBeInTheDocument();
  expect(screen.getByText('10 points')).toBeInTheDocument();
});
