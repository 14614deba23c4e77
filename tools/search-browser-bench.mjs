// `npm run search:bench:browser`: what search costs in a browser, beside Pagefind.
import { ensureChromium } from './ensure-chromium.mjs';
import { runCommand } from './run-command.mjs';
import { runTool } from './run-tool.mjs';

await runTool(async () => {
  const chromium = await ensureChromium();
  return runCommand('npx', ['tsx', 'e2e/bench/search-in-browser.ts'], {
    env: chromium === undefined ? {} : { CHROMIUM_PATH: chromium },
  });
});
