// `npm run bench:growth`: builds copies of the site with many more pages. Arguments go to the command.
import { ensureInstalled } from './ensure-installed.mjs';
import { runCommand, runOrThrow } from './run-command.mjs';
import { runTool } from './run-tool.mjs';

await runTool(async () => {
  await ensureInstalled();
  await runOrThrow('npm', ['run', '--silent', 'build']);
  return runCommand('npx', ['tsx', 'e2e/bench/growth.ts', ...process.argv.slice(2)]);
});
