import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BUNDLE_FOLDERS } from '../../../docusaurus-internals/bundle-files.ts';
import { isDocusaurusPage } from '../../../docusaurus-internals/page-html.ts';
import { kindOf } from '../../../docusaurus-internals/page-kind.ts';
import { findApplicationPages } from '../../../docusaurus-internals/plugin-content.ts';
import { bundlePageScript } from './bundle-page-script.ts';
import { configureBundle, ISLAND } from './configure-bundle.ts';
import { keepApplication, makeDocument, stylesheetOf } from './document-page.ts';
import { usedStyles, withoutFallbacks } from './used-styles.ts';

/**
 * Converts pages to documents with islands: instead of Docusaurus' application each loads one small script,
 * `src/client/page-script.ts`, which loads the islands, and instead of the global stylesheet each contains the styles
 * of its page kind. A page with `application: true` in its front matter is not converted.
 */
export default function islandsPlugin(context: LoadContext): Plugin<void> {
  const { baseUrl, generatedFilesDir, siteConfig } = context;
  let applicationPages: ReadonlySet<string> = new Set();
  return {
    name: 'islands',
    configureWebpack: configureBundle,
    async allContentLoaded({ allContent }) {
      applicationPages = findApplicationPages(allContent);
    },
    async postBuild({ outDir }) {
      const pages = listPages(outDir);
      const isHosted = siteConfig.customFields?.hostedSearch !== undefined;
      const script = await bundlePageScript({
        outDir,
        baseUrl,
        generatedFilesDir,
        searchIndex: isHosted ? [] : [`${baseUrl}search-manifest.json`],
      });
      const read = (address: string) =>
        readFileSync(join(outDir, address.slice(baseUrl.length)), 'utf8');
      const all = withoutFallbacks(read(stylesheetFor(pages)));
      const scripts = [read(script), ...namesOfIslands(outDir)];
      const address = (path: string) =>
        baseUrl +
        relative(outDir, path)
          .replaceAll(sep, '/')
          .replace(/(?:\/?index)?\.html$/, '');
      for (const kind of new Set(pages.map((page) => page.kind))) {
        const ofKind = pages.filter((page) => page.kind === kind);
        const styles = await usedStyles(all, readTexts(ofKind, scripts));
        for (const { path } of ofKind) {
          const text = readFileSync(path, 'utf8');
          const isApplication = applicationPages.has(address(path));
          writeFileSync(
            path,
            isApplication ? keepApplication(text) : makeDocument(text, { script, styles }),
          );
        }
      }
    },
  };
}

/** Without its HTML: that of all pages may not fit into memory. */
interface BuiltPage {
  readonly path: string;
  readonly kind: string;
  readonly stylesheet: string;
}

function listPages(outDir: string): readonly BuiltPage[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const path = join(outDir, file);
      const text = readFileSync(path, 'utf8');
      return isDocusaurusPage(text)
        ? [{ path, kind: kindOf(text), stylesheet: stylesheetOf(text, file) }]
        : [];
    });
}

/** @throws Error when pages differ in their stylesheet */
function stylesheetFor(pages: readonly BuiltPage[]): string {
  const addresses = new Set(pages.map(({ stylesheet }) => stylesheet));
  const [address, ...others] = addresses;
  if (address === undefined || others.length > 0) {
    throw new Error(`Pages load ${addresses.size} stylesheets, expected is one.`);
  }
  return address;
}

/**
 * The global styles that islands may need after hydration. Their own styles are loaded with
 * them, so names defined there are excluded.
 */
function namesOfIslands(outDir: string): readonly string[] {
  const texts = (ending: keyof typeof BUNDLE_FOLDERS) => {
    const folder = join(outDir, BUNDLE_FOLDERS[ending]);
    return readdirSync(folder)
      .filter(
        (file) => file.startsWith(ISLAND) && !file.includes('react') && file.endsWith(`.${ending}`),
      )
      .map((file) => readFileSync(join(folder, file), 'utf8'));
  };
  const styles = texts('css');
  const own = new Set(styles.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const names = texts('js').flatMap((text) => text.match(/[\w-]+/g) ?? []);
  // Their custom properties are defined globally.
  const properties = styles.flatMap((text) => text.match(/--[\w-]+/g) ?? []);
  return [[...names.filter((name) => !own.has(name)), ...properties].join(' ')];
}

function* readTexts(pages: readonly BuiltPage[], scripts: readonly string[]): Iterable<string> {
  for (const { path } of pages) {
    yield readFileSync(path, 'utf8');
  }
  yield* scripts;
}
