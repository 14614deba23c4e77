import { expect, test } from 'vitest';
import { readLintReport } from './lint-listings.ts';

const location = (line: number, column: number) => ({
  path: 'packages/samples/listings/demo/01/a.ts',
  start: { line, column },
});

test('reports errors of the linter at their place, and a file that is not formatted', () => {
  const report = {
    summary: {},
    diagnostics: [
      { severity: 'warning', message: 'Use const.', category: 'lint', location: location(1, 1) },
      { severity: 'error', message: 'Unexpected any.', category: 'lint', location: location(3, 8) },
      { severity: 'error', message: 'Formatter …', category: 'format', location: location(0, 0) },
    ],
  };
  const file = 'packages/samples/listings/demo/01/a.ts';
  expect(readLintReport(`a note\n${JSON.stringify(report)}`)).toMatchObject([
    { code: 'sample/listing-lint', file, line: 3, column: 8, message: 'Unexpected any.' },
    {
      code: 'sample/listing-lint',
      file,
      line: 1,
      column: 1,
      message: 'The file is not formatted.',
    },
  ]);
});

test('knows when there is no report', () => {
  expect(readLintReport('biome: command not found')).toBeUndefined();
});
