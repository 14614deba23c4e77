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
      const pages = listPages(outDir);
      const script = await bundlePageScript(join(siteDir, 'src/client/page-script.ts'));
      const address = stylesheetOf(pages);
      const all = readFileSync(join(outDir, address.slice(baseUrl.length)), 'utf8');
      const styles = await usedStyles(all, readTexts(pages, script));
      const parts = {
        script: write(SCRIPTS, hashedName('page', script, 'js'), script),
        stylesheet: write(STYLES, hashedName('page', styles, 'css'), styles),
      };
      for (const { path, application } of pages) {
        writeFileSync(path, deferApplication(readFileSync(path, 'utf8'), application, parts));
      }
    },
  };
}

/** Without its text: all texts together may not fit into memory. */
interface BuiltPage {
  readonly path: string;
  readonly application: Application;
}

/** Every page of the generator; other HTML files have no application. */
function listPages(outDir: string): readonly BuiltPage[] {
  // Pages share an application, whose addresses would keep the text that they were found in.
  const applications = new Map<string, Application>();
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const path = join(outDir, file);
      const text = readFileSync(path, 'utf8');
      if (!/id="?__docusaurus[" >]/.test(text)) {
        return [];
      }
      const found = JSON.stringify(findApplication(text, file));
      const application = applications.get(found) ?? JSON.parse(found);
      applications.set(found, application);
      return [{ path, application }];
    });
}

function* readTexts(pages: readonly BuiltPage[], script: string): Iterable<string> {
  for (const { path } of pages) {
    yield readFileSync(path, 'utf8');
  }
  yield script;
}

/** @throws Error when pages differ in it */
function stylesheetOf(pages: readonly BuiltPage[]): string {
  const [stylesheet, ...others] = new Set(pages.map(({ application }) => application.stylesheet));
  if (stylesheet === undefined || others.length > 0) {
    throw new Error(`Pages load ${others.length + 1} stylesheets, expected is one.`);
  }
  return stylesheet;
}
