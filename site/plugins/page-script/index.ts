import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundlePageScript } from './bundle-page-script.ts';
import { deferScripts } from './defer-scripts.ts';

/** Where the generator puts its own scripts. */
const SCRIPT_FOLDER = 'assets/js/';

/**
 * Makes pages "static first": instead of React they load one small script, `src/client/page-script.ts`,
 * which starts React when the reader needs it (packages/lazy-hydration).
 */
export default function pageScriptPlugin({ siteDir, baseUrl }: LoadContext): Plugin<void> {
  return {
    name: 'page-script',
    async postBuild({ outDir }) {
      const { name, text } = await bundlePageScript(join(siteDir, 'src/client/page-script.ts'));
      writeFileSync(join(outDir, SCRIPT_FOLDER, name), text);
      let pages = 0;
      for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (file.endsWith('.html')) {
          const path = join(outDir, file);
          const page = deferScripts(readFileSync(path, 'utf8'), baseUrl + SCRIPT_FOLDER + name);
          if (page !== undefined) {
            writeFileSync(path, page);
            pages += 1;
          }
        }
      }
      if (pages === 0) {
        throw new Error(
          `No page in ${outDir} loads scripts as "defer-scripts.ts" expects. The generator writes them in another way: change the pattern there.`,
        );
      }
    },
  };
}
