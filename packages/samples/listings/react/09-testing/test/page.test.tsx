import { format } from 'node:util';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act as reactAct } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { recorder } from '../../record';
import { QuestionCard as WrongCard } from '../mistakes/QuestionCard';
import { makeQuestion } from '../src/makeQuestion';
import { QuestionCard } from '../src/QuestionCard';
import { QuestionLoader } from '../src/QuestionLoader';
import { useCountdown } from '../src/useCountdown';

const expectRecorded = recorder(import.meta.dirname);

/** What a failing test prints, without the elements of the page. */
function failure(check: () => void): string {
  try {
    check();
  } catch (error) {
    const { message } = error as Error;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
    return message.replace(/\u001b\[[\d;]*m/g, '').split('\n\nIgnored nodes')[0] ?? '';
  }
  throw new Error('The check did not fail.');
}

test('the test fails with the bug', async () => {
  render(<WrongCard question={makeQuestion()} onNext={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'POST' }));
  expectRecorded(
    'bug',
    failure(() => expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()),
  );
});

test('a name that is not there gives the roles that are', () => {
  render(<QuestionCard question={makeQuestion({ choices: [] })} onNext={() => {}} />);
  expectRecorded(
    'name',
    failure(() => screen.getByRole('button', { name: 'Continue' })),
  );
});

test('a test that does not wait finds nothing', async () => {
  render(<QuestionLoader questionId="q1" load={async () => makeQuestion()} />);
  expectRecorded('early', failure(() => screen.getByRole('heading')).split('\n')[0] ?? '');
  expect(await screen.findByRole('heading')).toBeVisible();
});

// #region defined
test('nothing is defined as well', () => {
  render(<QuestionCard question={makeQuestion()} onNext={() => {}} />);
  expect(screen.queryByText('Right.')).toBeDefined();
  expect(screen.queryByText('Right.')).toBeNull();
});
// #endregion defined

// #region act
test('says that the question is loading', () => {
  render(<QuestionLoader questionId="q1" load={async () => makeQuestion()} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the question');
});
// #endregion act

describe('what React prints about act', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** What React prints while it knows that it runs in a test, or while it does not. */
  async function warningsOf(action: () => unknown, inTest: boolean): Promise<string> {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', inTest);
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    await action();
    await new Promise(setImmediate);
    return print.mock.calls.map((words) => format(...words)).join('\n');
  }

  const loadAndLeave = () =>
    render(<QuestionLoader questionId="q1" load={async () => makeQuestion()} />);

  test('an update that nobody waits for', async () => {
    expectRecorded('act', await warningsOf(loadAndLeave, true));
  });

  test('nothing without a global beforeAll, as in the lesson', async () => {
    expect(await warningsOf(loadAndLeave, false)).toBe('');
  });

  test('nothing when the test waits', async () => {
    const wait = async () => {
      loadAndLeave();
      await screen.findByRole('heading');
    };
    expect(await warningsOf(wait, true)).toBe('');
  });

  test('a timer names the component of renderHook', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    renderHook(() => useCountdown(2));
    expect(await warningsOf(() => vi.advanceTimersByTime(1000), true)).toMatch(
      /^An update to TestComponent inside a test was not wrapped/,
    );
    vi.mocked(console.error).mockClear();
    expect(await warningsOf(() => act(() => vi.advanceTimersByTime(1000)), true)).toBe('');
  });

  test('act of react where Testing Library set nothing up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    renderHook(() => useCountdown(2));
    expect(await warningsOf(() => reactAct(() => vi.advanceTimersByTime(1000)), false)).toBe(
      'The current testing environment is not configured to support act(...)',
    );
  });
});
