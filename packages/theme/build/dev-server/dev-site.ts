import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNamed } from '../../internals/bundle-files.ts';
import { documentBundle } from '../../internals/document-bundle.ts';
import { STYLES } from '../../internals/emit-from-server.ts';
import type { LoadedSite } from '../../internals/load-site.ts';
import { openRenderer, type Renderer } from '../../internals/render-document.ts';
import { bundlePageScript } from '../documents/bundle-page-script.ts';
import { makeDocument } from '../documents/document-page.ts';
import { compilePage } from './compile-page.ts';
import { openProse } from './prose.ts';
import { watchBundle } from './watch-bundle.ts';

/** What pages import, kept for the next start. */
const IMPORTS_FILE = 'imports.json';

/** Sources that the page script is not made of: styles of pages, and what plugins say of them. */
const OUTSIDE_SCRIPT = /[\\/]css[\\/][^\\/]+\.css$|^(?!.*[\\/]messages[\\/]).*\.json$/;

/** Address below the base path under which a page hears what has changed; its own address follows. */
export const EVENTS = 'dev-events?page=';

/** What search loads first. */
export const INDEX_FILES = ['search-manifest.json', 'search-core.json'];

/** A site whose pages are made when they are asked for. */
export interface DevSite {
  /** @returns the document of a page. @throws Error with the place of a mistake */
  readonly render: (path: string) => Promise<string>;
  /** Notes that a file has changed. @returns paths of the rendered pages that consist of it */
  readonly noteChange: (file: string) => readonly string[];
  /** Files that a rendered page consists of, but for components. */
  readonly filesOf: (path: string) => Iterable<string>;
  /** @param onBundle called when components, styles or data of pages have been bundled again */
  readonly watch: (onBundle: (isScriptNew: boolean) => void) => void;
  readonly close: () => void;
}

/**
 * Bundles the components of a site, and again whenever one changes. Pages are not in the bundle: each is compiled when
 * it is asked for.
 */
export async function openDevSite({ props }: LoadedSite): Promise<DevSite> {
  const { siteDir, outDir, baseUrl } = props;
  mkdirSync(outDir, { recursive: true });
  const importsFile = join(outDir, IMPORTS_FILE);
  const settings = await documentBundle(props);
  let bundled: readonly string[] = existsSync(importsFile)
    ? JSON.parse(readFileSync(importsFile, 'utf8'))
    : [];
  settings.writeImports(bundled);
  const prose = openProse((request) =>
    compilePage(request, settings.mdxRules, { siteDir, outDir, baseUrl }),
  );
  let onBundle: (isScriptNew: boolean) => void = () => undefined;
  const assets = openAssets(props);
  let renderer: Promise<Renderer> | undefined;
  const bundle = watchBundle(
    props.currentBundler,
    settings.configs,
    async (files, mistakes, changed) => {
      renderer = undefined;
      const isScriptNew = await assets.update(files, changed, mistakes.length > 0);
      onBundle(isScriptNew);
      if (mistakes.length > 0) throw new Error(mistakes.join('\n\n'));
    },
  );
  // Loads what compiles pages while the bundler runs.
  const [first] = JSON.stringify(props.routes).match(/@site\/[^"?]*\.mdx/) ?? [];
  if (first !== undefined) prose.prepare(first).catch(() => undefined);
  const openBundle = async () => {
    const opened = await openRenderer(props, settings, prose.load);
    prose.renew(opened.modules);
    return opened;
  };

  const bundleAgain = (imports: ReadonlySet<string>) => {
    bundled = [...imports];
    writeFileSync(importsFile, JSON.stringify(bundled));
    bundle.expectChange();
    settings.writeImports(bundled);
  };

  /** Renders a page; what it imports is bundled first, if it is not. */
  async function renderPage(path: string): ReturnType<Renderer['render']> {
    for (;;) {
      try {
        await bundle.settled();
      } catch (error) {
        // A component may be gone that no page imports any more.
        await prose.refresh();
        const needed = new Set(prose.imports());
        if (bundled.every((name) => needed.has(name))) throw error;
        bundleAgain(needed);
        continue;
      }
      renderer ??= openBundle();
      const { modules, render } = await renderer;
      const rendering = prose.refresh().then(() => render(path));
      const result = await rendering.catch(() => undefined);
      const imports = prose.imports();
      if (imports.every((name) => name in modules)) {
        prose.check(result?.modules);
        return rendering;
      }
      bundleAgain(new Set([...bundled, ...imports]));
    }
  }

  /** What went into each page that was rendered. */
  const parts = new Map<string, readonly string[]>();
  /** One page after the other: two that need another bundle would write its entry at once. */
  let last: Promise<unknown> = Promise.resolve();
  return {
    async render(path) {
      const rendering = last.then(() => renderPage(path));
      last = rendering.catch(() => undefined);
      const { html, modules } = await rendering;
      parts.set(path, modules);
      const { script, styles } = assets.addresses();
      const page = makeDocument(html, { file: path, script, styles: '' });
      return page.replace('<style></style>', `<link rel="stylesheet" href="${styles}">`);
    },
    noteChange(file) {
      const changed = new Set(prose.noteChange(file));
      return [...parts].filter(([, it]) => it.some((part) => changed.has(part))).map(([it]) => it);
    },
    filesOf: (path) => prose.filesOf(parts.get(path) ?? []),
    watch(listener) {
      onBundle = listener;
    },
    close: bundle.close,
  };
}

/** Page script and styles. The script is bundled again only after a change of what it is made of. */
function openAssets(props: LoadedSite['props']) {
  const addresses = { script: '', styles: '' };
  let isOld = true;
  return {
    addresses: () => addresses,
    /**
     * @param files names of all files of the bundle
     * @param changed absolute paths of the sources that have changed; none: all are new
     * @param isBroken nothing can be made of this bundle
     * @returns whether the script is another one
     */
    async update(files: readonly string[], changed: readonly string[], isBroken: boolean) {
      isOld ||= changed.length === 0 || changed.some((file) => !OUTSIDE_SCRIPT.test(file));
      if (isBroken) return false;
      const styles = files.find((name) => name.endsWith('.css') && isNamed(name, STYLES));
      addresses.styles = props.baseUrl + styles;
      if (!isOld) return false;
      const before = addresses.script;
      addresses.script = await bundlePageScript(
        props,
        INDEX_FILES.map((file) => props.baseUrl + file),
        { entry: 'dev-page-script.ts', events: props.baseUrl + EVENTS, files },
      );
      isOld = false;
      return before !== addresses.script;
    },
  };
}
