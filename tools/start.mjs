// `npm start`: installs what is missing, builds when sources changed, serves the site as production.
import { ensureInstalled } from './ensure-installed.mjs';
import { runCommand, runOrThrow } from './run-command.mjs';
import { runTool } from './run-tool.mjs';

await runTool(async () => {
  await ensureInstalled();
  await runOrThrow('npm', ['run', '--silent', 'build']);
  const parameters = ['packages/hosting/src/serve.ts', '--build-dir', 'site/build'];
  return runCommand('npx', ['tsx', ...parameters, ...process.argv.slice(2)]);
});
