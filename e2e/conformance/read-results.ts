import * as z from 'zod';

/** One test that ran, whatever ran it. */
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

/** What Vitest calls a test that was left out. */
const LEFT_OUT = new Set(['skipped', 'pending', 'todo', 'disabled']);

/**
 * Reads what Playwright's `json` reporter wrote, without skipped tests: they prove nothing, although
 * Playwright calls them ok. Throws on another shape.
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

/** Reads what Vitest's `json` reporter wrote, without skipped tests. Throws on another shape. */
export function readVitestResults(json: unknown): readonly TestResult[] {
  return vitestReport
    .parse(json)
    .testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => !LEFT_OUT.has(status))
        .map(({ title, status }) => ({ name: title, isPassed: status === 'passed' })),
    );
}
