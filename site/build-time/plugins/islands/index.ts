import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isDocusaurusPage } from '../../../docusaurus-internals/page-html.ts';
import { bundlePageScript } from './bundle-page-script.ts';
import { configureBundle } from './configure-bundle.ts';
import { makeDocument, stylesheetOf } from './document-page.ts';
import { type BuiltPage, findKinds, weighClasses } from './page-kinds.ts';
import { readScriptNames } from './script-names.ts';
import { simplifyStyles } from './simplify-styles.ts';
import { findNames, usedStyles } from './used-styles.ts';

/**
 * Converts pages to documents with islands: instead of Docusaurus' application each loads one small script,
 * `src/client/page-script.ts`, which loads the islands, and instead of the global stylesheet each contains the styles
 * of its kind.
 */
export default function islandsPlugin(context: LoadContext): Plugin {
  const { baseUrl, outDir, siteConfig } = context;
  return {
    name: 'islands',
    configureWebpack: configureBundle,
    async postBuild() {
      const isHosted = siteConfig.customFields?.hostedSearch !== undefined;
      const searchIndex = isHosted ? [] : ['search-manifest.json', 'search-core.json'];
      const script = await bundlePageScript(
        context,
        searchIndex.map((file) => baseUrl + file),
      );
      const files = listPages(outDir);
      const all = readFileSync(join(outDir, findStylesheet(files).slice(baseUrl.length)), 'utf8');
      const weights = weighClasses(all);
      const pages = files.map((path) => readPage(path, weights));
      const namesFor = readScriptNames(outDir, new Set(pages.flatMap(({ islands }) => islands)));
      for (const kind of findKinds(pages, weights)) {
        const islands = new Set(kind.flatMap((page) => page.islands));
        const names = findNames(readTexts(kind, namesFor([...islands])));
        const styles = simplifyStyles(await usedStyles(all, names), names);
        for (const { path } of kind) {
          const page = readFileSync(path, 'utf8');
          writeFileSync(path, makeDocument(page, { script, styles }));
        }
      }
    },
  };
}

/** Lists the pages that Docusaurus wrote. */
function listPages(outDir: string): readonly string[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(outDir, file))
    .filter((path) => isDocusaurusPage(readFileSync(path, 'utf8')));
}

/** @throws Error when pages differ in their stylesheet */
function findStylesheet(files: readonly string[]): string {
  const addresses = new Set(files.map((file) => stylesheetOf(readFileSync(file, 'utf8'), file)));
  const [address, ...others] = addresses;
  if (address === undefined || others.length > 0) {
    throw new Error(`Pages load ${addresses.size} stylesheets, expected is one.`);
  }
  return address;
}

function readPage(path: string, classes: ReadonlyMap<string, unknown>): BuiltPage {
  const text = readFileSync(path, 'utf8');
  const names = findNames([text]);
  return {
    path,
    classes: new Set([...classes.keys()].filter((name) => names.has(name))),
    islands: Array.from(text.matchAll(/data-island="?([\w-]+)/g), ([, name = '']) => name),
  };
}

function* readTexts(pages: readonly BuiltPage[], names: string): Iterable<string> {
  yield names;
  for (const { path } of pages) {
    yield readFileSync(path, 'utf8');
  }
}
