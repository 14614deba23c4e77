// Results of whole test runs, which `npm run conformance` judges, and what they were made from. A run
// of single files leaves them alone, so that it can neither add nor take away a row.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildCurrent } from './build-site.mjs';
import { hashPath } from './hash-path.mjs';
import { projectFolder } from './run-command.mjs';

/**
 * @typedef {object} TestRun
 * @property {string} name as in the report
 * @property {string} command that runs all of them
 * @property {string} results absolute path of what a whole run leaves
 * @property {boolean} needsBuild whether it tests `site/build`
 */

/** @type {TestRun} */
export const unitRun = {
  name: 'unit tests',
  command: 'npm run unit',
  results: join(projectFolder, '.cache', 'unit-results.json'),
  needsBuild: false,
};

/** @type {TestRun} */
export const browserRun = {
  name: 'browser tests',
  command: 'npm run e2e',
  results: join(projectFolder, 'e2e', 'report', 'results.json'),
  needsBuild: true,
};

/** Names of tests that begin with row ids, as e2e/conformance/judge-rows.ts reads them. */
export const ROW_NAMES = '[RSTVNXC]\\d+b?(, [RSTVNXC]\\d+b?)*: ';

/** Stands in place of a hash. */
const OLDER_BUILD = 'an older build';

/** What tests are, and what they test. */
const SOURCES = ['package-lock.json', 'vitest.config.ts', 'packages', 'site', 'e2e'];

/** What the project's own commands write among the sources. */
const WRITTEN = new Set([
  'e2e/report',
  'e2e/test-results',
  'site/.samples',
  'site/docs/api/backend',
  'site/static/openapi',
]);

/**
 * @param {readonly string[]} asked arguments of the command
 * @returns {boolean} whether they leave out no test of a row
 */
export function isWholeRun(asked) {
  return asked.length === 0 || (asked.length === 2 && asked[1] === ROW_NAMES);
}

/**
 * Runs all tests of a kind and notes from which sources.
 *
 * @param {TestRun} testRun
 * @param {(env: Readonly<Record<string, string>>) => Promise<number>} run resolves to an exit code
 * @param {string} made from what; tests give another text
 */
export async function runAndRecord(testRun, run, made = sourcesOf(testRun)) {
  rmSync(testRun.results, { force: true });
  const code = await run({ TEST_RESULTS: testRun.results });
  writeFileSync(recordOf(testRun), made);
  return code;
}

/**
 * @param {TestRun} testRun
 * @param {string} sources what `hashTestSources` gives now
 * @returns {string | undefined} why the results cannot be judged, with the remedy
 */
export function findStaleness(testRun, sources) {
  const { name, command, results } = testRun;
  if (!existsSync(results) || !existsSync(recordOf(testRun))) {
    return `The ${name} have not been run as a whole. Run ${command} without arguments.`;
  }
  const made = readFileSync(recordOf(testRun), 'utf8');
  if (made === OLDER_BUILD) {
    return `The ${name} ran against a build of older sources. Run npm run build, then ${command}.`;
  }
  return made === sources
    ? undefined
    : `The results of the ${name} are stale: sources changed since. Run ${command} again.`;
}

/** @param {TestRun} testRun */
function sourcesOf({ needsBuild }) {
  return needsBuild && !isBuildCurrent() ? OLDER_BUILD : hashTestSources();
}

/** @returns {string} a hash of everything that the tests are and test */
export function hashTestSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    hashPath(hash, source, WRITTEN);
  }
  return hash.digest('hex');
}

/** @param {TestRun} testRun */
function recordOf({ results }) {
  return `${results}.made-from`;
}
