import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { routeTree } from '../src/router';

window.scrollTo = vi.fn();

test('filters by a word of the list, and takes anything else for all', async () => {
  const history = createMemoryHistory({ initialEntries: ['/attempts?result=7'] });
  const router = createRouter({ routeTree, history });
  render(<RouterProvider router={router} />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: 'right' }));
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('listitem')).toHaveTextContent('GET');
  expect(router.state.location.search).toEqual({ result: 'right' });
});
