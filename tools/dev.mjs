// `npm run dev`: the live-reload server for writers.
import { ensureInstalled } from './ensure-installed.mjs';
import { generateApi } from './generate-api.mjs';
import { runCommand } from './run-command.mjs';
import { runTool } from './run-tool.mjs';
import { showTypes } from './show-types.mjs';

await runTool(async () => {
  await ensureInstalled();
  await generateApi();
  await showTypes();
  const parameters = ['run', 'dev', '--workspace=site', '--', ...process.argv.slice(2)];
  return runCommand('npm', parameters);
});
