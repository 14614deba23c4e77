// `npm run unit`: the unit tests. Arguments go to Vitest.
import { runCommand } from './run-command.mjs';
import { runTool } from './run-tool.mjs';
import { isWholeRun, runAndRecord, unitRun } from './test-run.mjs';

await runTool(() => {
  const asked = process.argv.slice(2);
  /** @param {Readonly<Record<string, string>>} env */
  const run = (env) => runCommand('npx', ['vitest', 'run', ...asked], { env });
  return isWholeRun(asked) ? runAndRecord(unitRun, run) : run({});
});
