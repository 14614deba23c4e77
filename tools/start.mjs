// `npm start`: installs what is missing, builds when sources changed, serves the site as production.
import { buildFolder, buildSiteIfChanged } from './build-site.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { runCommand } from './run-command.mjs';
import { runTool } from './run-tool.mjs';

await runTool(async () => {
  await ensureInstalled();
  await buildSiteIfChanged();
  const parameters = ['packages/hosting/src/serve.ts', '--build-dir', buildFolder];
  return runCommand('npx', ['tsx', ...parameters, ...process.argv.slice(2)]);
});
