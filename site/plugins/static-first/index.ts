import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readPageParts } from '../routes-on-demand/page-parts.ts';
import { bundlePageScript } from './bundle-page-script.ts';
import {
  type Application,
  deferApplication,
  findApplication,
  kindOf,
} from './defer-application.ts';
import { hashedName } from './hashed-name.ts';
import { usedStyles, withoutFallbacks } from './used-styles.ts';

/** Below the built site. */
const SCRIPTS = 'assets/js/';

/**
 * Makes pages "static first": instead of React they load one small script, `src/client/page-script.ts`,
 * which starts React when the reader needs it (packages/lazy-hydration), and instead of all styles
 * they hold those that finished pages of their kind need.
 */
export default function staticFirstPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin<void> {
  return {
    name: 'static-first',
    async postBuild({ outDir }) {
      const pages = listPages(outDir);
      const script = await bundlePageScript(join(siteDir, 'src/client/page-script.ts'));
      const name = SCRIPTS + hashedName('page', script, 'js');
      writeFileSync(join(outDir, name), script);
      const stylesheet = join(outDir, stylesheetOf(pages).slice(baseUrl.length));
      const all = withoutFallbacks(readFileSync(stylesheet, 'utf8'));
      const partOf = readPageParts(generatedFilesDir, join(outDir, SCRIPTS));
      for (const kind of new Set(pages.map((page) => page.kind))) {
        const ofKind = pages.filter((page) => page.kind === kind);
        const styles = await usedStyles(all, readTexts(ofKind, script));
        const parts = { script: baseUrl + name, styles };
        for (const { path, application } of ofKind) {
          const routes = partOf(baseUrl + relative(outDir, path).replaceAll(sep, '/'));
          const whole = withRoutes(application, routes && baseUrl + SCRIPTS + routes);
          writeFileSync(path, deferApplication(readFileSync(path, 'utf8'), whole, parts));
        }
      }
    },
  };
}

/** Without its text: all texts together may not fit into memory. */
interface BuiltPage {
  readonly path: string;
  readonly kind: string;
  readonly application: Application;
}

/** Every page of the generator; other HTML files have no application. */
function listPages(outDir: string): readonly BuiltPage[] {
  // Pages share what is found in them: parts of a text would keep the whole text in memory.
  const known = new Map<string, Omit<BuiltPage, 'path'>>();
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const path = join(outDir, file);
      const text = readFileSync(path, 'utf8');
      if (!/id="?__docusaurus[" >]/.test(text)) {
        return [];
      }
      const found = JSON.stringify({
        kind: kindOf(text),
        application: findApplication(text, file),
      });
      const page = known.get(found) ?? JSON.parse(found);
      known.set(found, page);
      return [{ path, ...page }];
    });
}

/** The application asks for them otherwise when it runs, one round trip later. */
function withRoutes(application: Application, routes: string | undefined): Application {
  const { scripts } = application;
  return routes === undefined
    ? application
    : { ...application, scripts: [...scripts.slice(0, -1), routes, ...scripts.slice(-1)] };
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
