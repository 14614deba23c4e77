// `npm start`: installs what is missing, builds when sources changed, serves the site as production.
import { ensureInstalled } from './ensure-installed.mjs';
import { runCommand, runTool } from './run-command.mjs';

await runTool(async () => {
  await ensureInstalled();
  const code = await runCommand('npm', ['run', '--silent', 'build']);
  const parameters = ['packages/hosting/src/serve.ts', '--build-dir', 'site/build'];
  return code || runCommand('npx', ['tsx', ...parameters, ...process.argv.slice(2)]);
});
