import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { formatLog } from './format-value.ts';

class Score {
  points = 3;
}

describe('formatLog', () => {
  test.each([
    [1],
    [-0],
    [10n],
    [null],
    [undefined],
    [true],
    [Symbol('a')],
    [[]],
    [{}],
    [[1, 2, 'a']],
    [{ id: 'q1', 'a-b': 1, text: "it's" }],
    [{ a: { b: { c: { d: 1 } } } }],
    [new Map([['a', 1]])],
    [new Set([1, 'b'])],
    [new Score()],
    [Object.create(null)],
    [function add() {}],
    [/a/g],
    [{ text: 'a line\nand another' }],
    [
      [
        { id: 'q1', text: 'Which method reads?', points: 10 },
        { id: 'q2', text: 'Which status says created?', points: 5 },
      ],
    ],
  ])('writes %o as Node.js does', (value) => {
    expect(formatLog([value])).toBe(inspect(value, { breakLength: 80 }));
  });

  test('joins values, and leaves texts without quotes', () => {
    expect(formatLog(['points', 3, ['a']])).toBe("points 3 [ 'a' ]");
  });

  test('writes an error with its name', () => {
    expect(formatLog([new TypeError('no')])).toBe('TypeError: no');
  });

  test('cuts what is long, and ends in a circle', () => {
    expect(formatLog(['x'.repeat(2 ** 24)])).toHaveLength(2002);
    expect(formatLog([Array.from({ length: 1e6 }, () => 1)])).toContain('... 999900 more items');
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(formatLog([circle])).toBe('{ self: [Circular] }');
  });
});
