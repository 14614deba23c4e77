import { expect, test } from 'vitest';
import { uncaughtError } from './run-outcome.ts';

test('extracts the message of an error from the output of Node.js', () => {
  const stderr = `file:///tmp/sample.js:2
console.log(choices[0].length);
                       ^

TypeError: Cannot read properties of undefined (reading 'length')
    at file:///tmp/sample.js:2:24

Node.js v20.20.2
`;
  expect(uncaughtError(stderr)).toBe(
    "TypeError: Cannot read properties of undefined (reading 'length')",
  );
});

test('keeps messages of several lines and errors of other names', () => {
  expect(uncaughtError('x\n\nQuizError: one\ntwo\n    at a\n')).toBe('QuizError: one\ntwo');
});

test('leaves out the properties of an error', () => {
  expect(uncaughtError("Error: taken {\n  code: 'E'\n}\n\nNode.js v20\n")).toBe(
    "Error: taken {\n  code: 'E'\n}",
  );
});
