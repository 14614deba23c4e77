import { expect, test } from 'vitest';
import type { Exercise } from '../exercise/read-exercise.ts';
import { checkExercises } from './check-exercises.ts';

const LOOPING: Exercise = {
  id: 'double',
  folder: 'double',
  title: 'Double',
  kind: 'program',
  file: 'double.ts',
  exports: ['double'],
  task: 'Double.',
  requirements: [
    { id: 'two', text: 'It doubles.' },
    { id: 'minus', text: 'It doubles numbers below zero.' },
  ],
  hints: ['Multiply.'],
  mistakes: [
    { name: 'hard-coded', hint: 'Use the number.' },
    { name: 'loop', hint: 'It never ends.' },
  ],
  start: 'export function double(n: number): number { throw new Error("Write it."); }',
  solution: 'export const double = (n: number): number => n * 2;',
  second: 'export function double(n: number) { return n + n; }',
  check: `export const checks = {
    async two({ double }, { gives }) { await gives('double(2)', () => double(2), 4); },
    async minus({ double }, { gives }) { await gives('double(-1)', () => double(-1), -2); },
  };`,
  types: undefined,
  mistakeSources: {
    'hard-coded': 'export const double = () => 4;',
    loop: 'export const double = (n: number) => { while (n < 0) {} return n * 2; };',
  },
  recorded: {
    'hard-coded': [{ requirement: 'minus', input: 'double(-1)', output: '4' }],
    loop: [{ requirement: 'minus', input: 'double(-1)', output: 'loop' }],
  },
};

/** Without the second that the guard takes. */
const DOUBLE: Exercise = {
  ...LOOPING,
  mistakes: [
    { name: 'hard-coded', hint: 'Use the number.' },
    { name: 'square', hint: 'Add.' },
  ],
  mistakeSources: {
    'hard-coded': 'export const double = () => 4;',
    square: 'export const double = (n: number) => n * n;',
  },
  recorded: {
    'hard-coded': [{ requirement: 'minus', input: 'double(-1)', output: '4' }],
    square: [{ requirement: 'minus', input: 'double(-1)', output: '1' }],
  },
};
test('accepts an exercise whose check accepts and refuses what it must; endless loops are stopped', async () => {
  const { diagnostics, records } = await checkExercises([LOOPING]);
  expect(diagnostics).toEqual([]);
  expect(records.get('double')).toEqual(LOOPING.recorded);
});

const TYPED: Exercise = {
  ...DOUBLE,
  requirements: [...DOUBLE.requirements, { id: 'types', text: 'It takes numbers alone.' }],
  types: `import { double } from './solution.ts';

double(2).toFixed();
// @ts-expect-error
double('2');
`,
  mistakes: [...DOUBLE.mistakes, { name: 'any', hint: 'Name the type.' }],
  mistakeSources: {
    'hard-coded': 'export const double = (_: number) => 4;',
    square: 'export const double = (n: any) => n * n;',
    any: 'export const double = (n: any): number => n * 2;',
  },
  recorded: {
    ...DOUBLE.recorded,
    square: [
      { requirement: 'minus', input: 'double(-1)', output: '1' },
      { requirement: 'types', input: "double('2');", output: 'no error' },
    ],
    any: [{ requirement: 'types', input: "double('2');", output: 'no error' }],
  },
};

test('the compiler judges both solutions and every mistake', async () => {
  const second = 'export function double(n: number | string) { return Number(n) * 2; }';
  const { any: _, ...others } = TYPED.mistakeSources;
  const { any: __, ...recorded } = TYPED.recorded;
  const { diagnostics, records } = await checkExercises([
    { ...TYPED, folder: 'a' },
    { ...TYPED, folder: 'b', second },
    {
      ...TYPED,
      folder: 'c',
      mistakes: DOUBLE.mistakes,
      mistakeSources: { ...others, square: 'export const double = (n: number) => n * n;' },
      recorded: { ...recorded, square: TYPED.recorded.square?.slice(0, 1) ?? [] },
    },
    { ...TYPED, folder: 'd', requirements: DOUBLE.requirements },
    {
      ...TYPED,
      folder: 'e',
      mistakes: [...TYPED.mistakes, { name: 'same', hint: 'Name the type.' }],
      mistakeSources: { ...TYPED.mistakeSources, same: TYPED.mistakeSources.any ?? '' },
      recorded: { ...TYPED.recorded, same: TYPED.recorded.any ?? [] },
    },
  ]);
  expect(records.get('a')).toEqual(TYPED.recorded);
  expect(diagnostics.map(({ file, code, message }) => `${file} ${code} ${message}`)).toEqual([
    "b/second.ts exercise/refused types: double('2');: no error",
    'd/check.ts exercise/requirements The checks are two, minus, types; exercise.yaml requires two, minus.',
    'e/mistakes/same.ts exercise/hint It gets the hint of the mistake "any".',
  ]);
});

test('reports each way in which a check can be wrong', async () => {
  const { diagnostics } = await checkExercises([
    { ...DOUBLE, folder: 'a', second: 'export const double = (n: number) => n * n;' },
    { ...DOUBLE, folder: 'b', start: DOUBLE.solution },
    { ...DOUBLE, folder: 'c', mistakeSources: { ...DOUBLE.mistakeSources, square: DOUBLE.second } },
    {
      ...DOUBLE,
      folder: 'd',
      mistakeSources: {
        ...DOUBLE.mistakeSources,
        square: 'export const double = (n: number) => 4;',
      },
    },
    { ...DOUBLE, folder: 'e', start: 'export const double = () => 4;' },
    { ...DOUBLE, folder: 'f', requirements: [...DOUBLE.requirements].reverse() },
    { ...DOUBLE, folder: 'g', recorded: {} },
  ]);
  expect(diagnostics.map(({ file, code, message }) => `${file} ${code} ${message}`)).toEqual([
    'a/second.ts exercise/refused minus: double(-1): 1',
    'b/start.ts exercise/accepted The check accepts the starting point.',
    'c/mistakes/square.ts exercise/accepted The check accepts this mistake.',
    'c/recorded.json exercise/record The recorded failures are not those that occur.',
    'd/mistakes/square.ts exercise/hint It gets the hint of the mistake "hard-coded".',
    'd/recorded.json exercise/record The recorded failures are not those that occur.',
    'e/start.ts exercise/hint The starting point gets the hint of the mistake "hard-coded".',
    'f/check.ts exercise/requirements The checks are two, minus; exercise.yaml requires minus, two.',
    'g/recorded.json exercise/record The recorded failures are not those that occur.',
  ]);
});
