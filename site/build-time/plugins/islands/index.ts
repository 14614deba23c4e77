import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BUNDLE_FOLDERS } from '../../../docusaurus-internals/bundle-files.ts';
import { isDocusaurusPage } from '../../../docusaurus-internals/page-html.ts';
import { kindOf } from '../../../docusaurus-internals/page-kind.ts';
import { findApplicationPages } from '../../../docusaurus-internals/plugin-content.ts';
import { configureBundle, ISLAND } from './configure-bundle.ts';
import { type BuiltParts, findParts, keepApplication, makeDocument } from './document-page.ts';
import { usedStyles, withoutFallbacks } from './used-styles.ts';

/**
 * Converts pages to documents with islands: instead of Docusaurus' application each loads one small script,
 * `src/client/page-script.ts`, which loads the islands, and instead of the global stylesheet each contains the styles
 * of its page kind. A page with `application: true` in its front matter is not converted.
 */
export default function islandsPlugin({ baseUrl }: LoadContext): Plugin<void> {
  let applicationPages: ReadonlySet<string> = new Set();
  return {
    name: 'islands',
    configureWebpack: configureBundle,
    async allContentLoaded({ allContent }) {
      applicationPages = findApplicationPages(allContent);
    },
    async postBuild({ outDir }) {
      const pages = listPages(outDir);
      const parts = partsOf(pages);
      const read = (address: string) =>
        readFileSync(join(outDir, address.slice(baseUrl.length)), 'utf8');
      const all = withoutFallbacks(read(parts.stylesheet));
      const scripts = [read(parts.script), ...namesOfIslands(outDir)];
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
            isApplication ? keepApplication(text, parts) : makeDocument(text, parts, styles),
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
  readonly parts: BuiltParts;
}

function listPages(outDir: string): readonly BuiltPage[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const path = join(outDir, file);
      const text = readFileSync(path, 'utf8');
      return isDocusaurusPage(text)
        ? [{ path, kind: kindOf(text), parts: findParts(text, file) }]
        : [];
    });
}

/** @throws Error when pages differ in their resources */
function partsOf(pages: readonly BuiltPage[]): BuiltParts {
  const [parts, ...others] = new Map(
    pages.map((page) => [JSON.stringify(page.parts), page.parts]),
  ).values();
  if (parts === undefined || others.length > 0) {
    throw new Error(
      `Pages load ${others.length + 1} sets of script and stylesheet, expected is one.`,
    );
  }
  return parts;
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
