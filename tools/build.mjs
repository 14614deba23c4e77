// `npm run build`: leaves the site in site/build.
import { buildSite } from './build-site.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { runTool } from './run-tool.mjs';

await runTool(async () => {
  await ensureInstalled();
  await buildSite();
});
