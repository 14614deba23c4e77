// `npm test`: everything that proves the project right, with one summary at the end.
import { buildSite } from './build-site.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { runCommand } from './run-command.mjs';
import { runTool } from './run-tool.mjs';

/**
 * @typedef {object} Check
 * @property {string} name as in the summary
 * @property {() => Promise<number>} run resolves to an exit code
 */

/** @type {readonly Check[]} */
const checks = [
  { name: 'lint', run: () => npmRun('lint') },
  { name: 'types', run: () => npmRun('types') },
  { name: 'unit tests', run: () => npmRun('unit') },
  { name: 'content', run: () => npmRun('content') },
  { name: 'samples', run: () => npmRun('samples') },
  { name: 'build', run: () => buildSite().then(() => 0) },
  { name: 'budgets', run: () => npmRun('budgets') },
  { name: 'browser tests', run: () => npmRun('e2e') },
  { name: 'conformance', run: () => npmRun('conformance', '--', '--report-only') },
];

await runTool(async () => {
  await ensureInstalled();
  const results = [];
  for (const check of checks) {
    console.log(`\n== ${check.name}`);
    const startMs = Date.now();
    const code = await runCheck(check);
    results.push({ name: check.name, code, seconds: (Date.now() - startMs) / 1000 });
  }
  return report(results);
});

/** @param {Check} check */
async function runCheck(check) {
  try {
    return await check.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/**
 * @param {string} script
 * @param {string[]} parameters
 */
function npmRun(script, ...parameters) {
  return runCommand('npm', ['run', '--silent', script, ...parameters]);
}

/** @param {readonly { name: string, code: number, seconds: number }[]} results */
function report(results) {
  console.log('\nSummary');
  for (const { name, code, seconds } of results) {
    console.log(
      `  ${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(16)} ${seconds.toFixed(0)} s`,
    );
  }
  const failed = results.filter(({ code }) => code !== 0).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
