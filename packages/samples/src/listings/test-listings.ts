import { join } from 'node:path';
import type { Diagnostic } from '@vibe-docs/kernel';
import * as z from 'zod';
import { runProcess } from '../process/run-process.ts';
import {
  type ListingFolders,
  type ListingProject,
  listingDiagnostic,
  listingsPath,
  projectPath,
} from './listing-projects.ts';

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** As in `vitest.listings.config.ts`. */
const TEST_FILE = /\.test\.tsx?$/;

/** Long enough for all listings at once on two busy cores; on idle ones they take 40 s. */
const TIMEOUT_MS = 600_000;

/**
 * Runs the tests of listings with Vitest. A listing without a test is a finding of its own.
 *
 * @throws Error when Vitest gives no report
 */
export async function testListings(
  projects: readonly ListingProject[],
  folders: ListingFolders,
): Promise<readonly Diagnostic[]> {
  const untested = projects.filter(({ files }) => !files.some((file) => TEST_FILE.test(file)));
  const tested = projects.filter((project) => !untested.includes(project));
  const findings = untested.map(({ folder, files }) => {
    const spot = { file: `${listingsPath(folders)}/${files[0] ?? folder}`, line: 1, column: 1 };
    const message = `The listing "${folder}" has no test (*.test.ts, *.test.tsx).`;
    return listingDiagnostic('sample/listing-test', spot, message);
  });
  return [...findings, ...(tested.length === 0 ? [] : await runTests(tested, folders))];
}

async function runTests(
  projects: readonly ListingProject[],
  folders: ListingFolders,
): Promise<readonly Diagnostic[]> {
  const { projectFolder, samplesFolder, listingsFolder } = folders;
  const words = [
    process.execPath,
    join(projectFolder, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config=vitest.listings.config.ts',
    '--reporter=json',
    ...projects.map(({ folder }) => `${join(listingsFolder, folder)}/`),
  ];
  const env = { PATH: process.env.PATH ?? '', NO_COLOR: '1', TZ: 'UTC', LANG: 'C.UTF-8' };
  const end = await runProcess(words, { cwd: samplesFolder, env, timeoutMs: TIMEOUT_MS });
  if (end.kind !== 'ended') {
    throw new Error(`Cannot test the listings: ${end.kind}`);
  }
  const report = reportSchema.safeParse(parseLastJson(end.stdout)).data;
  if (report === undefined) {
    throw new Error(`Cannot test the listings: ${end.stderr || end.stdout}`);
  }
  return report.testResults.flatMap((result): readonly Diagnostic[] => {
    const { name, status, message, assertionResults } = result;
    const file = projectPath(projectFolder, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') {
      return [listingDiagnostic('sample/listing-test', { file, line: 1, column: 1 }, message)];
    }
    return failed.map(({ fullName, failureMessages }) => {
      const text = failureMessages?.[0] ?? '';
      const spot = { file, ...placeIn(text, name) };
      return listingDiagnostic(
        'sample/listing-test',
        spot,
        `"${fullName}": ${text.split('\n')[0]}`,
      );
    });
  });
}

/** The last line that looks like the report: tests may print before it. */
function parseLastJson(output: string): unknown {
  const line = output.split('\n').findLast((text) => text.startsWith('{"numTotalTestSuites"'));
  return line === undefined ? undefined : JSON.parse(line);
}

/** The place of a failure in the test's own file, from the stack. */
function placeIn(stack: string, path: string): { readonly line: number; readonly column: number } {
  const end = stack.slice(stack.indexOf(path) + path.length);
  const place = stack.includes(path)
    ? /^:(?<line>\d+):(?<column>\d+)/.exec(end)?.groups
    : undefined;
  return { line: Number(place?.line ?? 1), column: Number(place?.column ?? 1) };
}
