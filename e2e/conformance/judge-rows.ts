import type { TestResult } from './read-results.ts';
import type { ContractRow } from './rows.ts';

/** Verdict on a row. */
export interface RowVerdict {
  readonly row: ContractRow;
  readonly state: 'held' | 'not held' | 'no test' | 'deviates';
  readonly tests: number;
}

/** Row ids at the beginning of a test's name: `S6, T9: the navbar …` yields S6 and T9. */
export function rowIdsOf(testName: string): readonly string[] {
  const head = testName.match(/^((?:[RSTVNXC]\d+b?(?:, )?)+): /)?.[1];
  return head === undefined ? [] : head.split(', ');
}

/**
 * Judges every row by the tests that name it: held when there is at least one test and all passed.
 * A row with a recorded deviation counts as `deviates` and needs no test.
 *
 * @throws Error with both names when a test names an unknown row.
 */
export function judgeRows(
  rows: readonly ContractRow[],
  results: readonly TestResult[],
): readonly RowVerdict[] {
  const byRow = new Map<string, TestResult[]>(rows.map(({ id }) => [id, []]));
  for (const result of results) {
    for (const id of rowIdsOf(result.name)) {
      const tests = byRow.get(id);
      if (tests === undefined) {
        throw new Error(
          `The test "${result.name}" names the row ${id}, which is not in CONTRACT.md.`,
        );
      }
      tests.push(result);
    }
  }
  return rows.map((row) => {
    const tests = byRow.get(row.id) ?? [];
    return { row, state: stateOf(row, tests), tests: tests.length };
  });
}

function stateOf(row: ContractRow, tests: readonly TestResult[]): RowVerdict['state'] {
  if (row.deviation !== undefined) {
    return 'deviates';
  }
  if (tests.length === 0) {
    return 'no test';
  }
  return tests.every(({ isPassed }) => isPassed) ? 'held' : 'not held';
}
