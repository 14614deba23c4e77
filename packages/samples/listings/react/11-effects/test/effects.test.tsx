import { act, render, screen } from '@testing-library/react';
import { Profiler, type ReactNode, StrictMode } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { catchErrors } from '../../console-errors';
import { recorder } from '../../record';
import { TimedCard } from '../mistakes/Conditional';
import { Clock } from '../mistakes/Derived';
import { Hint } from '../mistakes/Hint';
import { Countdown as Leaky } from '../mistakes/Leaky';
import { Countdown as RenderTimer } from '../mistakes/RenderTimer';
import { Countdown as Stale } from '../mistakes/Stale';
import { App } from '../src/App';
import { App as FirstApp } from '../src/FirstApp';
import { questions } from '../src/questions';
import { useHint } from '../src/useHint';

const expectRecorded = recorder(import.meta.dirname);
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const shown = () => document.body.textContent ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

async function afterSeconds(page: ReactNode, seconds: number): Promise<string> {
  render(<StrictMode>{page}</StrictMode>);
  // Second by second: React renders between two ticks.
  for (let second = 0; second < seconds; second += 1) await wait(1);
  return shown();
}

function catchLog() {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  return log;
}

function press(name: string) {
  act(() => screen.getByRole('button', { name }).click());
}

test('each render starts another timer', async () => {
  expectRecorded('render-timer', await afterSeconds(<RenderTimer from={20} />, 2));
});

test('StrictMode starts, stops and starts the effect', () => {
  const log = catchLog();
  const lines = () => log.mock.calls.map(([line]) => line).join('\n');
  render(
    <StrictMode>
      <FirstApp />
    </StrictMode>,
  );
  expectRecorded('strict', lines());
  log.mockClear();
  press('Next');
  expectRecorded('strict-next', lines());
});

test('without StrictMode the effect runs once', () => {
  const log = catchLog();
  render(<FirstApp />);
  expect(log.mock.calls).toEqual([['start the timer']]);
});

test('the countdown reaches 0 and stays there', async () => {
  catchLog();
  expect(await afterSeconds(<FirstApp />, 3)).toContain('17 seconds left');
  await wait(30);
  expect(shown()).toContain('Time is up.');
});

test('a late hint replaces the right one', async () => {
  const { rerender } = render(<Hint questionId="q1" />);
  await wait(1);
  rerender(<Hint questionId="q2" />);
  await wait(0.5);
  expect(shown()).toBe('It is not the one that says OK.');
  await wait(1);
  expectRecorded('race', shown());
});

test('the hook ignores a late hint', async () => {
  function Shown({ questionId }: { questionId: string }) {
    return <p>{useHint(questionId) ?? 'Loading the hint'}</p>;
  }
  const { rerender } = render(<Shown questionId="q1" />);
  await wait(1);
  rerender(<Shown questionId="q2" />);
  expect(shown()).toBe('Loading the hint');
  await wait(2);
  expect(shown()).toBe('It is not the one that says OK.');
});

test('the page counts, loads and goes on with fresh state', async () => {
  expect(await afterSeconds(<App />, 2)).toContain('18 seconds leftYour browser sends it');
  press('Skip');
  expect(shown()).toContain('20 seconds leftLoading the hint');
  await wait(20);
  expect(shown()).toContain('Time is up.It is not the one');
  press('Next');
  expect(shown()).toBe('You saw all 2 questions.');
});

test('without a cleanup, StrictMode shows two timers', async () => {
  expectRecorded('leaky', await afterSeconds(<Leaky from={20} />, 1));
});

test('a stale closure counts once', async () => {
  expectRecorded('stale', await afterSeconds(<Stale from={20} />, 5));
});

test('a hook after a return breaks the order', () => {
  const errors = catchErrors();
  const [question = null] = questions;
  const { rerender } = render(<TimedCard question={null} />);
  expect(() => rerender(<TimedCard question={question} />)).toThrow(
    'Rendered more hooks than during the previous render.',
  );
  expectRecorded('conditional', errors());
});

test('derived state in an effect shows a wrong page first', () => {
  const commits: string[] = [];
  const page = (seconds: number) => (
    <Profiler id="clock" onRender={() => commits.push(shown())}>
      <Clock seconds={seconds} />
    </Profiler>
  );
  const { rerender } = render(page(1));
  commits.length = 0;
  rerender(page(0));
  expectRecorded('derived', commits.join('\n'));
});
