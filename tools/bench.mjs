// `npm run bench` and `npm run bench:taps`: this site beside a stock one with the same content. The first
// argument is the program of e2e/bench, the others go to it.
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { runCommand, runOrThrow } from './run-command.mjs';
import { runTool } from './run-tool.mjs';

await runTool(async () => {
  await ensureInstalled();
  await runOrThrow('npm', ['run', '--silent', 'build']);
  const chromium = await ensureChromium();
  const [program, ...others] = process.argv.slice(2);
  const parameters = ['tsx', `e2e/bench/${program}.ts`, ...others];
  return runCommand('npx', parameters, {
    env: chromium === undefined ? {} : { CHROMIUM_PATH: chromium },
  });
});
