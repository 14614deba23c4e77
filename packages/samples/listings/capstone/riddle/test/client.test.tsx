// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NoKey } from '../mistakes/NoKey';
import { useAttempt } from '../solution/useAttempt';

afterEach(cleanup);

test('without a key, the next question shows the result of the previous one', async () => {
  const verdict = { correct: true, explanation: 'GET reads.' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(verdict)));
  const queryClient = new QueryClient();
  const page = (id: string, text: string) => (
    <QueryClientProvider client={queryClient}>
      <NoKey step={{ solved: 0, total: 2, question: { id, text, choices: ['GET', 'POST'] } }} />
    </QueryClientProvider>
  );
  const { rerender } = render(page('q1', 'Which method reads?'));
  await userEvent.click(screen.getByLabelText('GET'));
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText('Right. GET reads.');
  rerender(page('q2', 'Which method creates?'));
  await screen.findByText('Which method creates?');
  expect(screen.getByText('Right. GET reads.')).toBeDefined();
});

test.each([
  [409, true],
  [500, false],
])('after status %i, the step is fetched again: %s', async (status, isFetched) => {
  vi.stubGlobal('fetch', async () => new Response('{"message":"No"}', { status }));
  const queryClient = new QueryClient();
  queryClient.setQueryData(['step'], {});
  const { result } = renderHook(useAttempt, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  result.current.mutate({ questionId: 'q1', choice: 'GET' });
  await waitFor(() => expect(result.current.error?.message).toBe('No'));
  expect(queryClient.getQueryState(['step'])?.isInvalidated).toBe(isFetched);
});
