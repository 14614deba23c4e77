import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { App } from '../src/App';
import { useProgressStore } from '../src/progressStore';

// Files of a worker can share modules.
beforeEach(() => useProgressStore.setState(useProgressStore.getInitialState(), true));

test('counts the tries', async () => {
  render(<App />);
  await userEvent.click(screen.getByRole('button', { name: 'POST' }));
  expect(screen.getByText('1 tries, not solved')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'GET' }));
  expect(screen.getByText('2 tries, solved')).toBeVisible();
});
