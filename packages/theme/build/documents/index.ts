import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BUNDLE_FOLDERS, isNamed } from '../../internals/bundle-files.ts';
import { STYLES } from '../../internals/emit-from-server.ts';
import { isDocusaurusPage } from '../../internals/page-html.ts';
import { bundlePageScript } from './bundle-page-script.ts';
import { configureBundle } from './configure-bundle.ts';
import { makeDocument } from './document-page.ts';
import { type BuiltPage, findKinds, weighClasses } from './page-kinds.ts';
import { readScriptNames } from './script-names.ts';
import { simplifyStyles } from './simplify-styles.ts';
import { findNames, usedStyles } from './used-styles.ts';

/**
 * Converts pages to documents with islands: instead of Docusaurus' application each loads one small script,
 * the site's `src/client/page-script.ts`, which loads the islands, and instead of the global stylesheet each contains the styles
 * of its kind.
 *
 * @param options `searchIndex` names the files that search loads first; a site without search has none
 */
export default function islandsPlugin(
  context: LoadContext,
  { searchIndex }: { readonly searchIndex?: readonly string[] },
): Plugin {
  const { baseUrl, outDir, siteDir } = context;
  return {
    name: 'islands',
    configureWebpack: configureBundle(siteDir),
    async postBuild() {
      const script = await bundlePageScript(
        context,
        searchIndex?.map((file) => baseUrl + file),
      );
      const all = readStyles(join(outDir, BUNDLE_FOLDERS.css));
      const weights = weighClasses(all);
      const pages = listPages(outDir).map((path) => readPage(path, weights));
      const namesFor = readScriptNames(outDir, new Set(pages.flatMap(({ islands }) => islands)));
      for (const kind of findKinds(pages, weights)) {
        const islands = new Set(kind.flatMap((page) => page.islands));
        const names = findNames(readTexts(kind, namesFor([...islands])));
        const styles = simplifyStyles(await usedStyles(all, names), names);
        for (const { path } of kind) {
          const page = readFileSync(path, 'utf8');
          writeFileSync(path, makeDocument(page, { file: path, script, styles }));
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

/** @throws Error when the build has no styles of pages */
function readStyles(folder: string): string {
  const file = readdirSync(folder).find((name) => isNamed(name, STYLES));
  if (file === undefined) {
    throw new Error(
      `There is no ${STYLES}.<hash>.css in ${folder}: the server's compilation emitted no styles. Change packages/theme/internals/emit-from-server.ts.`,
    );
  }
  return readFileSync(join(folder, file), 'utf8');
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
