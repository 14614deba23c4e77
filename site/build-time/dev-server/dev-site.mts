import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MultiCompiler } from 'webpack';
import { isNamed } from '../../docusaurus-internals/bundle-files.ts';
import { documentBundle } from '../../docusaurus-internals/document-bundle.ts';
import { STYLES } from '../../docusaurus-internals/emit-from-server.ts';
import type { LoadedSite } from '../../docusaurus-internals/load-site.ts';
import { openRenderer, type Renderer } from '../../docusaurus-internals/render-document.ts';
import { bundlePageScript } from '../plugins/islands/bundle-page-script.ts';
import { makeDocument } from '../plugins/islands/document-page.ts';
import { compilePage } from './compile-page.mts';
import { openProse } from './prose.mts';

/** What pages were seen to import; kept for the next start. */
const IMPORTS_FILE = 'imports.json';

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
  readonly close: () => void;
}

interface Events {
  /** Called with the files that a page consists of. */
  readonly onFiles: (files: Iterable<string>) => void;
  /** Called when components, styles or data of pages have been bundled again. */
  readonly onBundle: (isScriptNew: boolean) => void;
}

/**
 * Bundles the components of a site, and again whenever one changes. Pages are not in the bundle: each is compiled when
 * it is asked for.
 */
export async function openDevSite(
  { props }: LoadedSite,
  { onFiles, onBundle }: Events,
): Promise<DevSite> {
  const { outDir, baseUrl } = props;
  mkdirSync(outDir, { recursive: true });
  const importsFile = join(outDir, IMPORTS_FILE);
  const imports = new Set<string>([
    ...['react/jsx-runtime', '@mdx-js/react'],
    ...(existsSync(importsFile) ? JSON.parse(readFileSync(importsFile, 'utf8')) : []),
  ]);
  const bundle = await documentBundle(props);
  bundle.writeImports(imports);
  const prose = openProse(async (request) => {
    const compiled = await compilePage(request, bundle.mdxRules, { outDir, baseUrl });
    onFiles(compiled.files);
    return compiled;
  });
  /** What went into each page that was rendered. */
  const parts = new Map<string, readonly string[]>();
  /** Files of the bundle, by the folder of their compilation. */
  const bundled = new Map<string, readonly string[]>();
  let script = '';
  let styles = '';
  let renderer: Promise<Renderer> | undefined;

  // Every run of the bundler ends in a new promise of its result.
  let run = startRun();
  let isRunning = true;
  const begin = () => {
    if (!isRunning) run = startRun();
    isRunning = true;
  };
  const end = async (errors: readonly string[]) => {
    const before = script;
    if (errors.length === 0) {
      const files = [...bundled.values()].flat();
      script = await bundlePageScript(
        props,
        INDEX_FILES.map((file) => baseUrl + file),
        { entry: 'dev-page-script.ts', events: baseUrl + EVENTS, files },
      );
      styles = baseUrl + files.find((name) => name.endsWith('.css') && isNamed(name, STYLES));
    }
    renderer = undefined;
    isRunning = false;
    run.resolve(errors);
    onBundle(before !== script);
  };
  const compiler = props.currentBundler.instance(bundle.configs) as unknown as MultiCompiler;
  compiler.hooks.invalid.tap('dev-site', begin);
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
    // Only the compilations that have run again are listed.
    stats?.stats.forEach(({ compilation }) => {
      const names = compilation.getAssets().map(({ name }) => name);
      bundled.set(`${compilation.outputOptions.path}`, names);
    });
    end(error ? [error.message] : errors.map(({ message }) => message)).catch(run.reject);
  });
  const open = async () => {
    const opened = await openRenderer(props, bundle, prose.load);
    prose.renew(opened.modules);
    return opened;
  };

  return {
    async render(path) {
      for (;;) {
        const errors = await run.promise;
        if (errors.length > 0) throw new Error(errors.join('\n\n'));
        renderer ??= open();
        const rendering = renderer.then(async (opened) => {
          await prose.refresh();
          return opened.render(path);
        });
        const result = await rendering.catch((error: unknown) => ({ error }));
        const missing = prose.imports().filter((name) => !imports.has(name));
        if (missing.length === 0) {
          if ('error' in result) throw result.error;
          parts.set(path, result.modules);
          const page = makeDocument(result.html, { file: path, script, styles: '' });
          return page.replace('<style></style>', `<link rel="stylesheet" href="${styles}">`);
        }
        for (const name of missing) imports.add(name);
        writeFileSync(importsFile, JSON.stringify([...imports]));
        begin();
        bundle.writeImports(imports);
      }
    },
    noteChange(file) {
      const changed = new Set(prose.noteChange(file));
      return [...parts].filter(([, it]) => it.some((part) => changed.has(part))).map(([it]) => it);
    },
    close: () => watching?.close(() => undefined),
  };
}

/** A run of the bundler, and its errors. */
function startRun() {
  let resolve: (errors: readonly string[]) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<readonly string[]>((settle, fail) => {
    resolve = settle;
    reject = fail;
  });
  return { promise, resolve, reject };
}
