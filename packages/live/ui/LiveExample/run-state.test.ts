import { expect, test } from 'vitest';
import { describeRun } from './RunResult.tsx';
import { changeRun, FIRST_STATE, type RunAction } from './run-state.ts';

const after = (...actions: RunAction[]) => actions.reduce(changeRun, FIRST_STATE);

test.each<[string, readonly RunAction[], 'preview' | 'console', string]>([
  ['a start', [], 'console', 'Starting …'],
  ['a component', [{ kind: 'done' }], 'preview', 'The example runs below.'],
  ['silence', [{ kind: 'done' }], 'console', 'Done. Nothing was printed.'],
  [
    'two lines',
    [
      { kind: 'console', level: 'log', text: 'a' },
      { kind: 'console', level: 'warn', text: 'b' },
      { kind: 'done' },
    ],
    'console',
    'Done. Lines printed: 2.',
  ],
  [
    'an error',
    [{ kind: 'error', message: 'TypeError: no', spot: { file: 'react/01/a.ts', line: 4 } }],
    'console',
    'a.ts, line 4: TypeError: no',
  ],
  [
    'an error without a place',
    [{ kind: 'error', message: 'TypeError: no', spot: undefined }],
    'preview',
    'TypeError: no',
  ],
  [
    'a stop after an error',
    [
      { kind: 'error', message: 'no', spot: undefined },
      { kind: 'stopped', reason: 'silent' },
    ],
    'console',
    'Stopped: the code did not answer for three seconds.',
  ],
  [
    'a failure to load',
    [{ kind: 'load-failed' }],
    'console',
    'The runner could not be loaded. Check the connection and press Run again.',
  ],
])('says how a run stands: %s', (_case, actions, view, sentence) => {
  expect(describeRun(after(...actions), view)).toBe(sentence);
});

test('keeps the first error: later ones often follow from it', () => {
  const state = after(
    { kind: 'error', message: 'first', spot: undefined },
    { kind: 'error', message: 'second', spot: undefined },
  );
  expect(state.problem?.message).toBe('first');
});

test('a new start forgets all but the height, so that the page does not jump', () => {
  const state = after(
    { kind: 'height', pixels: 90 },
    { kind: 'console', level: 'log', text: 'a' },
    { kind: 'stopped', reason: 'loop' },
    { kind: 'start', code: 'b' },
  );
  expect(state).toEqual({ ...FIRST_STATE, code: 'b', phase: { kind: 'starting' }, height: 90 });
});
