// `npm run content`: checks every page, the generated ones too. Arguments go to the check.
import { ensureInstalled } from './ensure-installed.mjs';
import { generateApi } from './generate-api.mjs';
import { runCommand } from './run-command.mjs';
import { runTool } from './run-tool.mjs';

await runTool(async () => {
  await ensureInstalled();
  await generateApi();
  const parameters = ['run', '--silent', 'check', '--workspace=site', '--'];
  return runCommand('npm', [...parameters, ...process.argv.slice(2)]);
});
