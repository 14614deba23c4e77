import { expect, test } from 'vitest';
import { parseNumber } from './grade.ts';

test.each([
  ['201', 201],
  [' 1.5 ', 1.5],
  ['1,5', 1.5],
  ['.5', 0.5],
  ['-3', -3],
  ['−3', -3],
  ['+3', 3],
  ['', undefined],
  ['1,000.5', undefined],
  ['1e3', undefined],
  ['two', undefined],
  ['3 ms', undefined],
])('"%s" is read as %s', (text, expected) => {
  expect(parseNumber(text)).toBe(expected);
});
