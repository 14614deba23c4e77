import type { TestResult } from './read-results.ts';
import type { ContractRow } from './rows.ts';

/** What the tests say of a row. */
export interface RowVerdict {
  readonly row: ContractRow;
  readonly state: 'held' | 'not held' | 'nightly' | 'no test' | 'deviates';
  readonly tests: number;
}

/** Ids at the beginning of a test's name: `S6, T9: the navbar …` gives S6 and T9. */
export function rowIdsOf(testName: string): readonly string[] {
  const head = testName.match(/^((?:[RSTVNXC]\d+b?(?:, )?)+): /)?.[1];
  return head === undefined ? [] : head.split(', ');
}

/**
 * Judges every row by the tests that name it: held when at least one ran and all that ran passed, nightly
 * when all of them run in `npm run test:full` only.
 * A row with a recorded deviation counts as `deviates` and needs no test.
 *
 * @throws Error when a test names a row that does not exist, naming both.
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
          `The test "${result.name}" names the row ${id}, which is not in e2e/conformance/rows.ts.`,
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
  const ran = tests.filter(({ state }) => state !== 'nightly');
  if (ran.length === 0) {
    return 'nightly';
  }
  return ran.every(({ state }) => state === 'passed') ? 'held' : 'not held';
}
