import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { catchErrors } from '../../console-errors';
import { recorder } from '../../record';
import { useProgressStore } from '../src/progressStore';
import { routeTree } from '../src/router';

const expectRecorded = recorder(import.meta.dirname);
window.scrollTo = vi.fn();

beforeEach(() => useProgressStore.setState({ solved: [] }));

function open(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree, history });
  render(<RouterProvider router={router} />);
  return router;
}

test('a question has an address of its own', async () => {
  open('/lessons/methods/questions/q1');
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('asks for a resource');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Methods and status codes');
});

test('the guard leads back to the first open question', async () => {
  const router = open('/lessons/methods/questions/q2');
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('asks for a resource');
  expectRecorded('guard', router.state.location.pathname);
});

test('a right choice opens the next question', async () => {
  const router = open('/lessons/methods/questions/q1');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'POST' }));
  expect(useProgressStore.getState().solved).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'GET' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/lessons/methods'));
  await user.click(screen.getByRole('link', { name: 'Question q2' }));
  expect(await screen.findByText(/something was created/)).toBeVisible();
});

test.each([
  ['/lessons/cooking', 'There is no such lesson.'],
  ['/lessons/methods/questions/q99', 'There is no such question.'],
  ['/teachers', 'Riddle has no such page.'],
])('says what is missing at %s', async (address, message) => {
  open(address);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('the filter is in the address, and unknown values are dropped', async () => {
  useProgressStore.setState({ solved: ['q1', 'q2'] });
  const router = open('/?show=rubbish');
  await userEvent.click(await screen.findByRole('link', { name: 'Show open ones' }));
  expect(router.state.location.search).toEqual({ show: 'open' });
  expect(screen.queryByRole('link', { name: 'Methods and status codes' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: 'Methods and status codes' })).toBeVisible();
});

test('the router takes a press on its own links only', async () => {
  catchErrors();
  open('/');
  const link = await screen.findByRole('link', { name: 'Methods and status codes' });
  const plain = document.createElement('a');
  plain.href = link.getAttribute('href') ?? '';
  document.body.append(plain);
  const lines = [
    `<Link>: ${fireEvent.click(link) ? 'the browser loads the page' : 'the router changes the page'}`,
    `<a>:    ${fireEvent.click(plain) ? 'the browser loads the page' : 'the router changes the page'}`,
  ];
  plain.remove();
  expectRecorded('links', lines.join('\n'));
});
