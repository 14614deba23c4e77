import { expect, test } from 'vitest';
import { locateError } from './locate-error.ts';

const FILES = new Map([['blob:null/1-a', 'src/App.tsx']]);

test.each([
  ['Chromium', 'Error: no\n    at App (blob:null/1-a:12:9)\n    at blob:null/9:1:200'],
  ['Firefox', 'App@blob:null/1-a:12:9\nrender@blob:null/9:1:200'],
  ['Safari', 'App@blob:null/1-a:12:9\nrender@[native code]'],
  ['a library above it', 'Error: no\n    at x (blob:null/9:1:2)\n    at App (blob:null/1-a:12:9)'],
])('reads the line from a stack of %s', (_browser, stack) => {
  expect(locateError(stack, FILES)).toEqual({ file: 'src/App.tsx', line: 12 });
});

test('knows when no file of the example is in the stack', () => {
  expect(locateError('Error: no\n    at blob:null/9:1:2', FILES)).toBeUndefined();
});
