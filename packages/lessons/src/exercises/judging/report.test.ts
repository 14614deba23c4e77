import { expect, test } from 'vitest';
import { readReport } from './report.ts';

test('reads verdicts and what is being tried', () => {
  const failed = {
    requirement: 'b',
    holds: false,
    input: 'f()',
    output: '1',
    expected: '2',
    note: 'n',
  };
  const report = {
    verdicts: [{ requirement: 'a', holds: true }, failed],
    trying: { requirement: 'c', input: 'g()' },
  };
  expect(readReport(JSON.stringify(report))).toEqual(report);
});

test.each(['', '{', 'null', '[]', '{"verdicts":1}'])('%j is no report', (text) => {
  expect(readReport(text)).toBeUndefined();
});

test('what is no verdict is left out', () => {
  expect(readReport('{"verdicts":[null,1,{"holds":true}]}')).toEqual({ verdicts: [] });
});
