import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { catchErrors } from '../../console-errors';
import { recorder } from '../../record';
import { GreedyHeader } from '../mistakes/GreedyHeader';
import { Medal } from '../mistakes/Medal';
import { SolvedList } from '../mistakes/SolvedList';
import { AttemptPanel } from '../src/AttemptPanel';
import { useAttemptStore } from '../src/attemptStore';
import { ContextApp } from '../src/ContextApp';
import { Counted } from '../src/Counted';
import { useProgress } from '../src/ProgressContext';
import { useProgressStore } from '../src/progressStore';
import { QuestionList } from '../src/QuestionList';
import { StoreApp } from '../src/StoreApp';

const expectRecorded = recorder(import.meta.dirname);

beforeEach(() => {
  useProgressStore.setState(useProgressStore.getInitialState(), true);
  useAttemptStore.setState(useAttemptStore.getInitialState(), true);
  vi.unstubAllGlobals();
});

/** What React renders when a learner presses "Large text". */
async function pressLargeText(page: React.ReactNode): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  render(page);
  log.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Large text' }));
  expect(screen.getByText(/^Which method/).parentElement).toHaveStyle({ fontSize: '2rem' });
  return log.mock.calls.map((words) => words.join(' ')).join('\n');
}

test.each([
  ['context', ContextApp],
  ['store', StoreApp],
])('one press on the switch renders the readers of the %s', async (name, App) => {
  expectRecorded(`renders-${name}`, await pressLargeText(<App />));
});

test.each([
  ['context', ContextApp],
  ['store', StoreApp],
])('the header follows the card with a %s', async (_name, App) => {
  render(<App />);
  await userEvent.click(screen.getByRole('button', { name: 'Solve q1' }));
  expect(screen.getByText('Solved: 1')).toBeVisible();
});

test('the hook refuses to work without its provider', () => {
  catchErrors();
  function Lonely() {
    return <p>{useProgress().solved.length}</p>;
  }
  expect(() => render(<Lonely />)).toThrow('useProgress needs a <ProgressProvider> above it.');
});

test('sending an attempt ends with a grade or a failure', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ correct: true }));
  const { send } = useAttemptStore.getState();
  const sent = send('q1', 'GET');
  expect(useAttemptStore.getState().sending).toEqual({ status: 'sending' });
  await sent;
  expect(useAttemptStore.getState().sending).toEqual({ status: 'graded', correct: true });
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await send('q1', 'GET');
  expect(useAttemptStore.getState().sending).toEqual({
    status: 'failed',
    message: 'The server replied 503.',
  });
});

test('the panel shows the grade', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ correct: false }));
  render(<AttemptPanel />);
  await userEvent.click(screen.getByRole('button', { name: 'Answer POST' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Wrong');
});

test('two lists of the same lesson ask the server once', async () => {
  const fetched = vi.fn(async (_url: string) =>
    Response.json([{ id: 'q1', text: 'Which method reads?' }]),
  );
  vi.stubGlobal('fetch', fetched);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <QuestionList lessonId="methods" />
      <QuestionList lessonId="methods" />
    </QueryClientProvider>,
  );
  expect(screen.getAllByText('Loading questions')).toHaveLength(2);
  expect(await screen.findAllByText('Which method reads?')).toHaveLength(2);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/questions?lessonId=methods');
});

test('a list says that the server failed', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <QuestionList lessonId="methods" />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The server replied 503.');
});

test('a selector that returns a new array each time does not end', () => {
  const errors = catchErrors();
  expect(() => render(<SolvedList />)).toThrow('Maximum update depth exceeded');
  expectRecorded('new-list', errors().split('\n')[0] ?? '');
});

test('a copy of state goes stale', async () => {
  render(
    <>
      <Medal />
      <StoreApp />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Solve q1' }));
  expectRecorded('copy', screen.getByText(/medal/i).textContent ?? '');
});

test('without a selector the component renders on every change', async () => {
  const lines = await pressLargeText(
    <>
      <Counted name="GreedyHeader">
        <GreedyHeader />
      </Counted>
      <StoreApp />
    </>,
  );
  expectRecorded('greedy', lines);
});
