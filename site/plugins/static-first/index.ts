import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundlePageScript } from './bundle-page-script.ts';
import { type Application, deferApplication, findApplication } from './defer-application.ts';
import { hashedName } from './hashed-name.ts';
import { usedStyles } from './used-styles.ts';

/** Below the built site. */
const SCRIPTS = 'assets/js/';
const STYLES = 'assets/css/';

/**
 * Makes pages "static first": instead of React they load one small script, `src/client/page-script.ts`,
 * which starts React when the reader needs it (packages/lazy-hydration), and instead of all styles
 * those that finished pages need.
 */
export default function staticFirstPlugin({ siteDir, baseUrl }: LoadContext): Plugin<void> {
  return {
    name: 'static-first',
    async postBuild({ outDir }) {
      const write = (folder: string, name: string, text: string) => {
        writeFileSync(join(outDir, folder, name), text);
        return baseUrl + folder + name;
      };
      const pages = readPages(outDir);
      const script = await bundlePageScript(join(siteDir, 'src/client/page-script.ts'));
      const [stylesheet, ...others] = new Set(
        pages.map(({ application }) => application.stylesheet),
      );
      if (stylesheet === undefined || others.length > 0) {
        throw new Error(
          `Pages in ${outDir} load ${others.length + 1} stylesheets, expected is one.`,
        );
      }
      const all = readFileSync(join(outDir, stylesheet.slice(baseUrl.length)), 'utf8');
      const styles = await usedStyles(all, [...pages.map(({ text }) => text), script]);
      const parts = {
        script: write(SCRIPTS, hashedName('page', script, 'js'), script),
        stylesheet: write(STYLES, hashedName('page', styles, 'css'), styles),
      };
      for (const { path, text, application } of pages) {
        writeFileSync(path, deferApplication(text, application, parts));
      }
    },
  };
}

interface BuiltPage {
  readonly path: string;
  readonly text: string;
  readonly application: Application;
}

/** Every page of the generator; other HTML files have no application. */
function readPages(outDir: string): readonly BuiltPage[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, path: join(outDir, file) }))
    .map(({ file, path }) => ({ file, path, text: readFileSync(path, 'utf8') }))
    .filter(({ text }) => /id="?__docusaurus[" >]/.test(text))
    .map(({ file, path, text }) => ({ path, text, application: findApplication(text, file) }));
}
