/** A test result of either test runner. */
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
