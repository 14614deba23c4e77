import * as z from 'zod';
import { NIGHTLY } from '../nightly.ts';

/** One test that ran or, with the state `nightly`, that only `npm run test:full` runs. */
export interface TestResult {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'nightly';
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[] | undefined;
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly description?: string | undefined }[];
    }[];
  }[];
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  suites: z.lazy(() => z.array(playwrightSuite)).optional(),
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          status: z.string(),
          annotations: z.array(z.object({ description: z.string().optional() })),
        }),
      ),
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
 * Reads what Playwright's `json` reporter wrote. Skipped tests prove nothing, although Playwright calls
 * them ok: nightly ones have a state of their own, others are left out. Throws on another shape.
 */
export function readPlaywrightResults(json: unknown): readonly TestResult[] {
  const collect = (suite: PlaywrightSuite): TestResult[] => [
    ...suite.specs.flatMap((spec) => {
      const state = stateOf(spec);
      return state === 'skipped' ? [] : [{ name: spec.title, state }];
    }),
    ...(suite.suites ?? []).flatMap(collect),
  ];
  return playwrightReport.parse(json).suites.flatMap(collect);
}

function stateOf({ ok, tests }: PlaywrightSuite['specs'][number]): TestResult['state'] | 'skipped' {
  if (tests.some(({ status }) => status !== 'skipped')) {
    return ok ? 'passed' : 'failed';
  }
  const reasons = tests.flatMap(({ annotations }) => annotations);
  return reasons.some(({ description }) => description === NIGHTLY) ? 'nightly' : 'skipped';
}

/** Reads what Vitest's `json` reporter wrote, without skipped tests. Throws on another shape. */
export function readVitestResults(json: unknown): readonly TestResult[] {
  return vitestReport.parse(json).testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => !LEFT_OUT.has(status))
      .map(({ title, status }) => ({
        name: title,
        state: status === 'passed' ? ('passed' as const) : ('failed' as const),
      })),
  );
}
