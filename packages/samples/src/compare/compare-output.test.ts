import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareOutput } from './compare-output.ts';

describe('compareOutput', () => {
  test.each([
    ['one\ntwo', 'one\ntwo\n'],
    ['', ''],
    ['one  \n', 'one'],
    ['…', 'anything\nat all'],
    ['…', ''],
    ['<pre>Error: no…</pre>', '<pre>Error: no<br> at a.js</pre>'],
    ['one\n…\nfour', 'one\ntwo\nthree\nfour'],
    ['[main <hash>] Ask', '[main 1a2b3c4] Ask'],
    ['Listening on http://localhost:<port>', 'Listening on http://localhost:40123'],
    ['Date: <time>', 'Date: Mon, 05 Jan 2026 09:01:00 GMT'],
    ['at <time> in <ms>', 'at 2026-01-05T09:01:00.123Z in 12 ms'],
    ['v<version> in <path>', 'v4.1.12 in /tmp/a-b/c'],
  ])('%j fits %j', (shown, actual) => {
    expect(compareOutput(shown, actual).kind).toBe('same');
  });

  test('returns the first line that differs and what the page should show', () => {
    expect(compareOutput('one\n<hash>\nthree\n…\nfive', 'one\nabcdef1\n3\n4\nfive')).toEqual({
      kind: 'different',
      line: 2,
      shown: 'three',
      actual: '3',
      renewed: 'one\n<hash>\n…\nfive',
    });
  });

  test.each([
    ['one', 'one\ntwo', { line: 1, shown: undefined, actual: 'two', renewed: 'one\ntwo' }],
    ['one\ntwo', 'one', { line: 1, shown: 'two', actual: undefined, renewed: 'one' }],
    ['<hash>', 'xyz', { line: 0, shown: '<hash>', actual: 'xyz', renewed: 'xyz' }],
    ['a.c', 'abc', { line: 0, shown: 'a.c', actual: 'abc', renewed: 'abc' }],
  ])('%j does not fit %j', (shown, actual, expected) => {
    expect(compareOutput(shown, actual)).toEqual({ kind: 'different', ...expected });
  });

  test('a renewed text always fits', () => {
    const line = fc.constantFrom('a', 'b', 'abcdef1', '<hash>', '…', '');
    const text = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'));
    const printed = fc
      .array(fc.constantFrom('a', 'b', 'abcdef1', ''), { maxLength: 6 })
      .map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, printed, (shown, actual) => {
        const first = compareOutput(shown, actual);
        const renewed = first.kind === 'same' ? shown : first.renewed;
        expect(compareOutput(renewed, actual).kind).toBe('same');
      }),
    );
  });
});
