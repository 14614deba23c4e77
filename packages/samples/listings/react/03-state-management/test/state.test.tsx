import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { catchErrors } from '../../console-errors';
import { recorder } from '../../record';
import { GreedyHeader } from '../mistakes/GreedyHeader';
import { Medal } from '../mistakes/Medal';
import { SolvedList } from '../mistakes/SolvedList';
import { HintButton, HintCounter } from '../solution/hints';
import { useAttemptStore } from '../src/attemptStore';
import { ContextApp } from '../src/ContextApp';
import { Counted, renders } from '../src/Counted';
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

async function countAfterSwitch(App: () => React.ReactNode) {
  const { unmount } = render(<App />);
  renders.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Large text' }));
  expect(screen.getByRole('button', { name: 'Large text' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  unmount();
  return ['Header', 'Card', 'SizeSwitch'].map((name) =>
    `${renders.get(name) ?? 0}`.padEnd(name.length + 2),
  );
}

test('counts who is drawn again after one press', async () => {
  const lines = [
    '         Header  Card  SizeSwitch',
    `context  ${(await countAfterSwitch(ContextApp)).join('')}`.trimEnd(),
    `store    ${(await countAfterSwitch(StoreApp)).join('')}`.trimEnd(),
  ];
  expectRecorded('renders', lines.join('\n'));
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

test('a selector that makes a new list each time does not end', () => {
  const errors = catchErrors();
  expect(() => render(<SolvedList />)).toThrow('Maximum update depth exceeded');
  expectRecorded('new-list', errors().split('\n')[0] ?? '');
});

test('a copy of state grows old', async () => {
  render(
    <>
      <Medal />
      <StoreApp />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Solve q1' }));
  expectRecorded('copy', screen.getByText(/medal/i).textContent ?? '');
});

test('the whole store as a selector draws on every change', async () => {
  render(
    <>
      <Counted name="GreedyHeader">
        <GreedyHeader />
      </Counted>
      <StoreApp />
    </>,
  );
  renders.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Large text' }));
  expectRecorded('greedy', `GreedyHeader: ${renders.get('GreedyHeader')}`);
});

test('in the solution two components share one counter', async () => {
  render(
    <>
      <HintButton />
      <HintCounter />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show a hint' }));
  expect(screen.getByText('Hints: 1')).toBeVisible();
});
