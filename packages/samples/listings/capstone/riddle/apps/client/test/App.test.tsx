// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from '../src/App';

afterEach(cleanup);

const question = { id: 'q1', text: 'Which method reads?', choices: ['GET', 'POST'] };
const first = { solved: 0, total: 1, question };
const last = { solved: 1, total: 1, question: null };

/** Replies to the requests of the client, in their order. */
function reply(...replies: { status: number; body: unknown }[]) {
  const server = vi.fn();
  for (const { status, body } of replies) {
    server.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
  }
  vi.stubGlobal('fetch', server);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('a wrong answer can be corrected, a right one leads on', async () => {
  const user = reply(
    { status: 200, body: first },
    { status: 201, body: { correct: false } },
    { status: 201, body: { correct: true, explanation: 'GET reads.' } },
    { status: 200, body: last },
  );
  await user.click(await screen.findByLabelText('POST'));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText('Not this one. Try again.');
  await user.click(screen.getByLabelText('GET'));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText('Right. GET reads.');
  await user.click(screen.getByRole('button', { name: 'Next question' }));
  await screen.findByText('You solved all 1 questions.');
});

test('says what went wrong, and tries again', async () => {
  const user = reply(
    { status: 500, body: { message: 'Internal server error' } },
    { status: 200, body: first },
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Internal server error');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Which method reads?');
});
