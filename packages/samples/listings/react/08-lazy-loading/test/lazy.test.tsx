import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { catchErrors } from '../../console-errors';
import { recorder } from '../../record';
import { App as LazyInside } from '../mistakes/LazyInside';
import { App as Solution } from '../solution/App';
import { rootRoute, statisticsRoute } from '../src/statisticsRoute';
import { App as EagerApp } from '../steps/App';

const expectRecorded = recorder(import.meta.dirname);
window.scrollTo = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('../src/AuthorEditor');
});

const write = () => screen.getByRole('button', { name: 'Write a question' });

test('the first app has the editor at once', async () => {
  render(<EagerApp />);
  fireEvent.click(write());
  expect(screen.getByLabelText('Question')).toBeVisible();
});

test('the editor comes after a waiting state', async () => {
  const { App } = await import('../src/App');
  render(<App />);
  fireEvent.click(write());
  expect(screen.getByRole('status')).toHaveTextContent('Loading the editor');
  await userEvent.type(await screen.findByLabelText('Question'), 'Why?');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('status')).toHaveTextContent('Write at least ten characters.');
});

test('a failed download leaves a way out', async () => {
  catchErrors();
  vi.doMock('../src/AuthorEditor', () => {
    throw new Error('Failed to fetch');
  });
  const { App } = await import('../src/App');
  render(<App />);
  fireEvent.click(write());
  expect(await screen.findByRole('alert')).toHaveTextContent('The editor could not be loaded.');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
});

test('the route loads its page', async () => {
  const router = createRouter({
    routeTree: rootRoute.addChildren([statisticsRoute]),
    history: createMemoryHistory({ initialEntries: ['/statistics'] }),
  });
  render(<RouterProvider<typeof router> router={router} />);
  expect(await screen.findByRole('heading')).toHaveTextContent('Statistics');
});

test('a lazy component that is created during rendering waits again each time', async () => {
  render(<LazyInside />);
  const field = await screen.findByLabelText('Question');
  expect(field).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Hints: 0' }));
  expect(field).not.toBeVisible();
  expectRecorded('inside', screen.getByText(/Loading/).textContent ?? '');
  await vi.waitFor(() => expect(screen.getByLabelText('Question')).toBeVisible());
});

test('without a boundary a press seems to do nothing', async () => {
  const { App } = await import('../mistakes/NoSuspense');
  const { container } = render(<App />);
  fireEvent.click(write());
  expectRecorded('no-suspense', container.textContent ?? '');
  expect(await screen.findByLabelText('Question')).toBeVisible();
});

test('the solution loads the statistics on demand', async () => {
  render(<Solution />);
  await userEvent.click(screen.getByRole('button', { name: 'Statistics' }));
  expect(await screen.findByRole('heading')).toHaveTextContent('Statistics');
});
