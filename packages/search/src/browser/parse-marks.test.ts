import { expect, it } from 'vitest';
import { parseMarks } from './parse-marks.ts';

it.each([
  ['', []],
  ['plain', [['plain', false]]],
  [
    'a &lt;b&gt; <mark>c &amp; d</mark> e',
    [
      ['a <b> ', false],
      ['c & d', true],
      [' e', false],
    ],
  ],
  [
    '<img src=x> <mark>y</mark>',
    [
      ['<img src=x> ', false],
      ['y', true],
    ],
  ],
  ['&amp;lt;', [['&lt;', false]]],
] as const)('reads %j', (value, pieces) => {
  expect(parseMarks(value).map(({ text, isMatch }) => [text, isMatch])).toEqual(pieces);
});
