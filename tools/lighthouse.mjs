// `npm run bench:lighthouse`: Lighthouse's scores of this site. Arguments go to the command.
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { runCommand, runOrThrow } from './run-command.mjs';
import { runTool } from './run-tool.mjs';

await runTool(async () => {
  await ensureInstalled();
  await runOrThrow('npm', ['run', '--silent', 'build']);
  const chromium = await ensureChromium();
  return runCommand('npx', ['tsx', 'e2e/bench/lighthouse.ts', ...process.argv.slice(2)], {
    env: chromium === undefined ? {} : { CHROMIUM_PATH: chromium },
  });
});
