import { join } from 'node:path';
import type { Diagnostic } from '@vibe-docs/kernel';
import * as z from 'zod';
import { runProcess } from '../process/run-process.ts';
import {
  type ListingFolders,
  type ListingProject,
  listingDiagnostic,
  listingsPath,
} from './listing-projects.ts';

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({
      severity: z.string(),
      message: z.string(),
      category: z.string().nullish(),
      location: z.object({
        path: z.string(),
        start: z.object({ line: z.number(), column: z.number() }),
      }),
    }),
  ),
});

/** Long enough for all listings at once. */
const TIMEOUT_MS = 60_000;

/**
 * Lints listings with the project's rules.
 *
 * @throws Error when the linter gives no report
 */
export async function lintListings(
  projects: readonly ListingProject[],
  folders: ListingFolders,
): Promise<readonly Diagnostic[]> {
  const { projectFolder } = folders;
  const paths = projects.map(({ folder }) => `${listingsPath(folders)}/${folder}`);
  const biome = join(projectFolder, 'node_modules/.bin/biome');
  const words = [biome, 'check', '--reporter=json', '--max-diagnostics=none', ...paths];
  const env = { PATH: process.env.PATH ?? '', NO_COLOR: '1' };
  const end = await runProcess(words, { cwd: projectFolder, env, timeoutMs: TIMEOUT_MS });
  if (end.kind !== 'ended') {
    throw new Error(`Cannot lint the listings: ${end.kind}`);
  }
  const findings = readLintReport(end.stdout);
  if (findings === undefined) {
    throw new Error(`Cannot lint the listings: ${end.stderr || end.stdout}`);
  }
  return findings;
}

/**
 * Reads the linter's report (`biome check --reporter=json`); warnings are left out.
 *
 * @returns `undefined` when there is no report in the output
 */
export function readLintReport(output: string): readonly Diagnostic[] | undefined {
  const json = output.slice(Math.max(output.indexOf('{"summary"'), 0));
  const report = reportSchema.safeParse(parseOrUndefined(json)).data;
  return report?.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ message, category, location: { path, start } }) => {
      const spot = { file: path, line: Math.max(start.line, 1), column: Math.max(start.column, 1) };
      const text = category === 'format' ? 'The file is not formatted.' : message;
      return listingDiagnostic('sample/listing-lint', spot, text);
    });
}

function parseOrUndefined(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
