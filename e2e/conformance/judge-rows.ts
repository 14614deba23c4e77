import { readFileSync } from 'node:fs';

export interface ContractRow {
  /** Section letter (R routes, S shell, T states, V validation, N calls, X errors, C constants) and number. */
  readonly id: string;
  /** First line of its text in `CONTRACT.md`. */
  readonly statement: string;
  /** How the product deviates on purpose, with the decision record that explains it. */
  readonly deviation?: string | undefined;
}

const contract = readFileSync(new URL('../../CONTRACT.md', import.meta.url), 'utf8');

/** A row is a list item that begins with its id in bold letters. */
const ROW = /^- \*\*([A-Z]\d+b?)\*\* (.*?)(?: \*\*Deviation:\*\* (.*))?$/gm;

/** Every row of `CONTRACT.md`. A test belongs to a row when its name begins with the row's id: `S4: …`, `S6, T9: …`. */
export const contractRows: readonly ContractRow[] = [...contract.matchAll(ROW)].map(
  ([, id = '', statement = '', deviation]) => ({ id, statement, deviation }),
);

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

function stateOf({ deviation }: ContractRow, tests: readonly TestResult[]): RowVerdict['state'] {
  if (deviation !== undefined) {
    return 'deviates';
  }
  if (tests.length === 0) {
    return 'no test';
  }
  return tests.every(({ isPassed }) => isPassed) ? 'held' : 'not held';
}

export interface TestResult {
  readonly name: string;
  readonly isPassed: boolean;
}

/** The used parts of the output of Playwright's `json` reporter. */
export interface PlaywrightReport {
  readonly suites?: readonly PlaywrightReport[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** The used parts of the output of Vitest's `json` reporter. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** Reads a report or one of its suites, without skipped tests, which Playwright reports as ok. */
export function readPlaywrightResults({ specs = [], suites = [] }: PlaywrightReport): TestResult[] {
  const ran = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'));
  return [
    ...ran.map(({ title, ok }) => ({ name: title, isPassed: ok })),
    ...suites.flatMap(readPlaywrightResults),
  ];
}

/** Reads a report, without tests that did not run. */
export function readVitestResults({ testResults }: VitestReport): TestResult[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ title, status }) => ({ name: title, isPassed: status === 'passed' }));
}
