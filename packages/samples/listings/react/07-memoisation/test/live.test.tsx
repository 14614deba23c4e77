import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { App } from '../live/App';

test('prints how many rows a step renders', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  render(<App />);
  expect(log).toHaveBeenLastCalledWith('At first: 500 rows rendered');
  // By its text: roles of 500 rows take long to find.
  await userEvent.click(screen.getByText('Question 7'));
  await vi.waitFor(() => expect(log).toHaveBeenLastCalledWith('click: 0 rows rendered'));
});
