// The command of the wireit script `samples`: finds or installs Chromium, in which lessons are followed, then checks.
import { join } from 'node:path';
import { ensureChromium } from './browsers.mjs';
import { projectFolder, runCommand, runTool } from './run-command.mjs';

await runTool(async () => {
  if (process.platform === 'win32') {
    throw new Error(
      'Samples run in a POSIX shell, which Windows lacks: use WSL for npm run samples.',
    );
  }
  const chromium = await ensureChromium();
  const parameters = ['--import', 'tsx', 'commands/check-samples.mts'];
  return runCommand('node', [...parameters, ...process.argv.slice(2)], {
    cwd: join(projectFolder, 'site'),
    env: { CHROMIUM_PATH: chromium },
  });
});
