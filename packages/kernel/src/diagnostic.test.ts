import { expect, test } from 'vitest';
import { diagnosticMaker, sortDiagnostics } from './diagnostic.ts';

const diagnose = diagnosticMaker({
  'a/one': 'error',
  'b/two': 'warning',
});
const text = { message: 'm', hint: 'h' };

test('the severity of a diagnostic comes from the catalogue', () => {
  expect(diagnose('b/two', { file: 'f', line: 1, column: 2 }, text)).toEqual({
    code: 'b/two',
    severity: 'warning',
    file: 'f',
    line: 1,
    column: 2,
    message: 'm',
    hint: 'h',
  });
});

test('findings are sorted by file, line, column and code', () => {
  const at = (code: 'a/one' | 'b/two', file: string, line: number, column: number) =>
    diagnose(code, { file, line, column }, text);
  const sorted = [
    at('b/two', 'a.mdx', 2, 9),
    at('b/two', 'a.mdx', 10, 1),
    at('a/one', 'a.mdx', 10, 3),
    at('b/two', 'a.mdx', 10, 3),
    at('a/one', 'b.mdx', 1, 1),
  ];
  expect(sortDiagnostics([...sorted].reverse())).toEqual(sorted);
});
