import { expect, test } from 'vitest';
import { findMistake, listFailures } from './find-mistake.ts';

const failure = (requirement: string, output: string, input = 'f()') => ({
  requirement,
  input,
  output,
});

const recorded = {
  sum: [failure('a', '10')],
  fixed: [failure('a', '10'), failure('b', '10')],
  loop: [failure('b', 'loop')],
};

test.each([
  ['the same failures', [failure('a', '10')], 'sum'],
  ['the mistake with the most failures', [failure('a', '10'), failure('b', '10')], 'fixed'],
  ['further failures beside it', [failure('a', '10'), failure('c', '1')], 'sum'],
  ['another output', [failure('a', '11')], undefined],
  ['another input', [failure('a', '10', 'g()')], undefined],
  [
    'a mistake that explains less than half',
    [failure('a', '10'), failure('c', '1'), failure('d', '1')],
    undefined,
  ],
  ['no failure', [], undefined],
])('finds the recorded mistake for %s', (_name, failures, expected) => {
  expect(findMistake(failures, recorded)).toBe(expected);
});

test('what was not judged speaks neither for nor against a mistake', () => {
  const known = {
    typed: [failure('a', '10'), failure('types', 'no error')],
    'types alone': [failure('types', 'an error')],
  };
  expect(findMistake([failure('a', '10')], known)).toBeUndefined();
  expect(findMistake([failure('a', '10')], known, false)).toBe('typed');
  expect(findMistake([failure('b', '1')], known, false)).toBeUndefined();
});

test('a stop is a failure at the input that was tried', () => {
  const trying = { requirement: 'b', input: 'f()' };
  const report = { verdicts: [{ requirement: 'a', holds: true }], trying } as const;
  expect(listFailures(report, 'loop')).toEqual([failure('b', 'loop')]);
});

test('a program that never started fails as a whole', () => {
  expect(listFailures(undefined, 'Error: no')).toEqual([
    { requirement: '', input: '', output: 'Error: no' },
  ]);
});
