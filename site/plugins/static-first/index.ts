import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundlePageScript } from './bundle-page-script.ts';
import {
  type Application,
  deferApplication,
  findApplication,
  kindOf,
} from './defer-application.ts';
import { hashedName } from './hashed-name.ts';
import { usedStyles } from './used-styles.ts';

/** Below the built site. */
const SCRIPTS = 'assets/js/';

/**
 * Makes pages "static first": instead of React they load one small script, `src/client/page-script.ts`,
 * which starts React when the reader needs it (packages/lazy-hydration), and instead of all styles
 * they hold those that finished pages of their kind need.
 */
export default function staticFirstPlugin({ siteDir, baseUrl }: LoadContext): Plugin<void> {
  return {
    name: 'static-first',
    async postBuild({ outDir }) {
      const pages = readPages(outDir);
      const text = await bundlePageScript(join(siteDir, 'src/client/page-script.ts'));
      const name = SCRIPTS + hashedName('page', text, 'js');
      writeFileSync(join(outDir, name), text);
      const all = readFileSync(join(outDir, theStylesheet(pages).slice(baseUrl.length)), 'utf8');
      const stylesOf = await stylesByKind(all, pages, text);
      for (const { path, text, kind, application } of pages) {
        const parts = { script: baseUrl + name, styles: stylesOf.get(kind) ?? '' };
        writeFileSync(path, deferApplication(text, application, parts));
      }
    },
  };
}

interface BuiltPage {
  readonly path: string;
  readonly text: string;
  readonly kind: string;
  readonly application: Application;
}

/** Every page of the generator; other HTML files have no application. */
function readPages(outDir: string): readonly BuiltPage[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, path: join(outDir, file) }))
    .map(({ file, path }) => ({ file, path, text: readFileSync(path, 'utf8') }))
    .filter(({ text }) => /id="?__docusaurus[" >]/.test(text))
    .map(({ file, path, text }) => ({
      path,
      text,
      kind: kindOf(text),
      application: findApplication(text, file),
    }));
}

/** @returns the address of the stylesheet that all pages load */
function theStylesheet(pages: readonly BuiltPage[]): string {
  const [stylesheet, ...others] = new Set(pages.map(({ application }) => application.stylesheet));
  if (stylesheet === undefined || others.length > 0) {
    throw new Error(`The pages load ${others.length + 1} stylesheets, expected is one.`);
  }
  return stylesheet;
}

/**
 * @param all styles of the site
 * @param script the page script, whose names of classes and attributes count for every kind
 */
async function stylesByKind(
  all: string,
  pages: readonly BuiltPage[],
  script: string,
): Promise<ReadonlyMap<string, string>> {
  const styles = new Map<string, string>();
  for (const kind of new Set(pages.map((page) => page.kind))) {
    const texts = pages.filter((page) => page.kind === kind).map(({ text }) => text);
    styles.set(kind, await usedStyles(all, [...texts, script]));
  }
  return styles;
}
