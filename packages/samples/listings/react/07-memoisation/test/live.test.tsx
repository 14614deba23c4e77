import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { App } from '../live/App';
import { renders } from '../src/renders';

test('prints how many rows a step renders', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  // Files of a worker can share modules.
  Object.assign(renders, { rows: 0, filters: 0 });
  render(<App />);
  expect(log).toHaveBeenLastCalledWith('At first: 500 rows rendered');
  // By its text: roles of 500 rows take long to find.
  await userEvent.click(screen.getByText('Question 7'));
  await vi.waitFor(() => expect(log).toHaveBeenLastCalledWith('click: 0 rows rendered'));
});
