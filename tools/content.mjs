// `npm run content`: checks every page, the generated ones too. Arguments go to the check.
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { generateApi } from './generate-api.mjs';
import { projectFolder, runCommand } from './run-command.mjs';
import { runTool } from './run-tool.mjs';

await runTool(async () => {
  await ensureInstalled();
  await generateApi();
  const parameters = [
    '--import',
    'tsx',
    'build-time/commands/check-content.mts',
    ...process.argv.slice(2),
  ];
  return runCommand(process.execPath, parameters, { cwd: join(projectFolder, 'site') });
});
