// `npm run bench`: this site beside a stock one with the same content. Arguments go to the comparison.
import { buildSiteIfChanged } from './build-site.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { runCommand } from './run-command.mjs';
import { runTool } from './run-tool.mjs';

await runTool(async () => {
  await ensureInstalled();
  await buildSiteIfChanged();
  const chromium = await ensureChromium();
  const parameters = ['tsx', 'e2e/bench/compare-with-stock.ts', ...process.argv.slice(2)];
  return runCommand('npx', parameters, {
    env: chromium === undefined ? {} : { CHROMIUM_PATH: chromium },
  });
});
