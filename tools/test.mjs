// `npm test`: installs what is missing, then runs everything that proves the project right. What each
// script needs stands in package.json; here stands only what must not run beside something else.
// `npm run test:full` also runs the tests that are slow and rarely tell anything new (tagged `@nightly`).
import { ensureInstalled } from './ensure-installed.mjs';
import { runCommand } from './run-command.mjs';
import { runTool } from './run-tool.mjs';

/**
 * One after the other: pages carry marks of what the samples have proven, and some browser tests measure
 * how soon a page answers, so they have all cores. A failure stops nothing: one run names all of them.
 */
const STAGES = ['check', 'budgets', 'e2e'];

await runTool(async () => {
  await ensureInstalled();
  const startMs = Date.now();
  const isFull = process.argv.includes('--full');
  const env = {
    WIREIT_FAILURES: 'continue',
    WIREIT_PARALLEL: '2',
    ...(isFull ? { TEST_FULL: '1' } : {}),
  };
  /** @type {string[]} */
  const failed = [];
  for (const stage of STAGES) {
    console.log(`\n== ${stage}`);
    if ((await runCommand('npm', ['run', '--silent', stage], { env })) !== 0) {
      failed.push(stage);
    }
  }
  // It judges results of whole runs that passed, and would run the failed ones again.
  if (
    failed.length === 0 &&
    (await runCommand('npm', ['run', '--silent', 'conformance'], { env })) !== 0
  ) {
    failed.push('conformance');
  }
  const seconds = ((Date.now() - startMs) / 1000).toFixed(0);
  const verdict = failed.length === 0 ? 'All passed' : `Failed: ${failed.join(', ')} (see above)`;
  console.log(`\n${verdict}, in ${seconds} s`);
  return failed.length === 0 ? 0 : 1;
});
