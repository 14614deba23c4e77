import { expect, test } from 'vitest';
import { locateError } from './locate-error.ts';

const PROGRAM = {
  address: 'blob:null/1-a',
  modules: [
    { name: 'src/main.ts', script: '1\n2\n3' },
    { name: 'src/App.tsx', script: '4\n5' },
  ],
};

test.each([
  ['Chromium', 'Error: no\n    at App (blob:null/1-a:5:9)\n    at blob:null/9:1:200'],
  ['Firefox', 'App@blob:null/1-a:5:9\nrender@blob:null/9:1:200'],
  ['Safari', 'App@blob:null/1-a:5:9\nrender@[native code]'],
  ['a library above it', 'Error: no\n    at x (blob:null/9:1:2)\n    at App (blob:null/1-a:5:9)'],
])('reads the file and its line from a stack of %s', (_browser, stack) => {
  expect(locateError(stack, PROGRAM)).toEqual({ file: 'src/App.tsx', line: 2 });
});

test.each([
  [1, { file: 'src/main.ts', line: 1 }],
  [3, { file: 'src/main.ts', line: 3 }],
  [4, { file: 'src/App.tsx', line: 1 }],
  [6, undefined],
])('line %i of the script', (line, spot) => {
  expect(locateError(`at blob:null/1-a:${line}:1`, PROGRAM)).toEqual(spot);
});

test('knows when no file of the example is in the stack', () => {
  expect(locateError('Error: no\n    at blob:null/9:1:2', PROGRAM)).toBeUndefined();
});
