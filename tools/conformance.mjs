// `npm run conformance`: runs the tests of the contract's rows and prints each row, held or not.
// `--report-only` judges what the last whole runs of the unit and browser tests have left.
import { runCommand } from './run-command.mjs';
import { runTool } from './run-tool.mjs';
import { browserRun, findStaleness, hashTestSources, ROW_NAMES, unitRun } from './test-run.mjs';

await runTool(async () => {
  if (!process.argv.includes('--report-only')) {
    await runCommand('npm', ['run', '--silent', 'unit', '--', '-t', ROW_NAMES]);
    await runCommand('npm', ['run', '--silent', 'e2e', '--', '--grep', ROW_NAMES]);
  }
  const sources = hashTestSources();
  const stale = [unitRun, browserRun].flatMap((run) => findStaleness(run, sources) ?? []);
  const files = [browserRun.results, unitRun.results];
  const code = await runCommand('npx', ['tsx', 'e2e/conformance/report.ts', ...files]);
  for (const problem of stale) {
    console.error(problem);
  }
  return stale.length > 0 ? 1 : code;
});
