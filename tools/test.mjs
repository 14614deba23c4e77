// `npm test`: installs what is missing, then runs all checks and tests. The dependencies of each
// script are in package.json; this file only says what must not run in parallel.
// `npm run test:full` also runs the slow tests that rarely fail (tagged `@nightly`).
import { availableParallelism } from 'node:os';
import { ensureInstalled } from './ensure-installed.mjs';
import { runCommand, runTool } from './run-command.mjs';

/**
 * In sequence: the build reads the results of the samples check, and the browser tests have a worker for each core. A
 * failure does not stop the run: it reports all of them.
 */
const STAGES = ['check', 'budgets', 'e2e'];

await runTool(async () => {
  await ensureInstalled();
  const startMs = Date.now();
  const isFull = process.argv.includes('--full');
  const env = {
    WIREIT_FAILURES: 'continue',
    WIREIT_PARALLEL: String(Math.min(2, availableParallelism())),
    ...(isFull ? { TEST_FULL: '1' } : {}),
  };
  /** @type {string[]} */
  const failed = [];
  const run = async (/** @type {string} */ script) => {
    if ((await runCommand('npm', ['run', '--silent', script], { env })) !== 0) failed.push(script);
  };
  for (const stage of STAGES) {
    console.log(`\n== ${stage}`);
    await run(stage);
  }
  // It evaluates whole runs that passed, and would run failed ones again.
  if (failed.length === 0) await run('conformance');
  const seconds = ((Date.now() - startMs) / 1000).toFixed(0);
  const verdict = failed.length === 0 ? 'All passed' : `Failed: ${failed.join(', ')} (see above)`;
  console.log(`\n${verdict}, in ${seconds} s`);
  return failed.length === 0 ? 0 : 1;
});
