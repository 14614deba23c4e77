import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { App } from '../live/App';

test('shows the panel in each of its states', async () => {
  render(<App />);
  expect(screen.getByRole('status')).toHaveTextContent('Riddle grades your answer.');
  await userEvent.click(screen.getByRole('button', { name: 'Grade POST' }));
  expect(screen.getByRole('status')).toHaveTextContent('POST is wrong.');
  await userEvent.click(screen.getByRole('button', { name: 'Fail' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('status')).toHaveTextContent('GET is right.');
});
