import * as z from 'zod';

/** A test result of either test runner. */
export interface TestResult {
  readonly name: string;
  readonly isPassed: boolean;
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[] | undefined;
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  suites: z.lazy(() => z.array(playwrightSuite)).optional(),
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(z.object({ status: z.string() })),
    }),
  ),
});
const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

/** Vitest's status values for tests that did not run. */
const LEFT_OUT = new Set(['skipped', 'pending', 'todo', 'disabled']);

/**
 * Reads the output of Playwright's `json` reporter, without skipped tests, which Playwright
 * reports as ok. Throws for another format.
 */
export function readPlaywrightResults(json: unknown): readonly TestResult[] {
  const collect = (suite: PlaywrightSuite): TestResult[] => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ title, ok }) => ({ name: title, isPassed: ok })),
    ...(suite.suites ?? []).flatMap(collect),
  ];
  return playwrightReport.parse(json).suites.flatMap(collect);
}

/** Reads the output of Vitest's `json` reporter, without skipped tests. Throws for another format. */
export function readVitestResults(json: unknown): readonly TestResult[] {
  return vitestReport
    .parse(json)
    .testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => !LEFT_OUT.has(status))
        .map(({ title, status }) => ({ name: title, isPassed: status === 'passed' })),
    );
}
