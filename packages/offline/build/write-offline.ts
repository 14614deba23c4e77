import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexSection } from '@vibe-docs/agents/markdown';
import {
  listFiles,
  MANIFEST_FILE,
  type PageRecords,
  readDirectory,
  type SearchManifest,
} from '@vibe-docs/search';
import { BASE_PATH, DEFAULT_LOCALE, documentation } from '@vibe-docs/site-model';
import { PAGE_SCRIPT } from '@vibe-docs/theme/build/documents/bundle-page-script';
import { RUNTIME_ENTRY } from '@vibe-docs/theme/build/documents/configure-bundle';
import { BUNDLE_FOLDERS, isNamed } from '@vibe-docs/theme/internals/bundle-files';
import { bundleWorker } from '../src/build/bundle-worker.ts';
import {
  type BuildFiles,
  hashFiles,
  type ListedSets,
  listSets,
  type SetSource,
} from '../src/build/make-file-list.ts';
import { LIST_FILE, WORKER_FILE } from '../src/engine/index.ts';
import { formatBytes, SIZE_PLACEHOLDER } from '../ui/offline-sizes.ts';

export interface OfflineSource {
  readonly buildDir: string;
  /** All pages, by their decoded paths with the base path. */
  readonly pages: readonly { readonly path: string; readonly kind: string }[];
  readonly sections: readonly IndexSection[];
  /** In the order of the search index. */
  readonly records: readonly PageRecords[];
  readonly isOff: boolean;
}

/** Pages that every set has. */
const COMMON_PAGES = ['', 'search', 'offline'];
const OFFLINE_STYLES = 'offline.css';
const LIVE_FOLDER = 'assets/live/';
const TEXTS = new URL('../ui/messages/offline-worker.json', import.meta.url);

/**
 * Writes the list of what readers can save and the service worker, and the sizes of the sets into the pages that offer them.
 * Run it after all pages are written and before they are compressed.
 *
 * @returns the number of sets and of files
 */
export async function writeOffline(
  source: OfflineSource,
): Promise<{ readonly sets: number; readonly files: number }> {
  const { buildDir, isOff } = source;
  const build: BuildFiles = {
    buildDir,
    basePath: BASE_PATH,
    fileOf: (path) =>
      [path, path === '' ? 'index.html' : `${path}.html`].find((file) =>
        statSync(join(buildDir, file), { throwIfNoEntry: false })?.isFile(),
      ),
  };
  const listed = listSets(isOff ? [] : sourcesOf(source), build);
  writeSizes(listed, build);
  const list = await hashFiles(listed, build);
  writeFileSync(join(buildDir, LIST_FILE), JSON.stringify(list));
  const worker = await bundleWorker({
    basePath: BASE_PATH,
    offlinePage: 'offline',
    stylesheet: OFFLINE_STYLES,
    frames: LIVE_FOLDER,
    locale: DEFAULT_LOCALE,
    texts: JSON.parse(readFileSync(TEXTS, 'utf8')),
    isOff,
  });
  writeFileSync(join(buildDir, WORKER_FILE), worker);
  return { sets: list.sets.length, files: list.files.length };
}

/** The series, the docs, and everything. */
function sourcesOf(source: OfflineSource): readonly SetSource[] {
  const { sections, pages } = source;
  const all = pages
    .filter(({ kind }) => kind !== 'unlisted')
    .map(({ path, kind }) => ({ path: toPath(path), kind }));
  const paths = new Set(all.map(({ path }) => path));
  const series = sections
    .filter(({ name }) => paths.has(overviewOf(name)))
    .map(({ name, title, paths: lessons }) => ({
      name,
      label: title,
      pages: [overviewOf(name), ...lessons.map(toPath)],
    }));
  const docs = all.filter(
    ({ path, kind }) =>
      ['doc', 'reference', 'api'].includes(kind) ||
      (kind === 'category' && path.startsWith(`${documentation.routeBasePath}/`)),
  );
  const sets = [
    ...series,
    { name: 'docs', label: documentation.label, pages: docs.map(({ path }) => path) },
    { name: 'everything', label: 'Everything', pages: [...paths] },
  ];
  const common = listCommonFiles(source.buildDir);
  const textOf = findText(source);
  return sets.map((set) => ({
    ...set,
    pages: [...COMMON_PAGES, ...set.pages],
    files: [...common, ...textOf(new Set(set.pages))],
  }));
}

/** The page of a series, which lists its lessons. */
function overviewOf(name: string): string {
  return `newdocs/category/${name}`;
}

/** Code that the page script loads, live examples, and the parts of the search index that every query may need. */
function listCommonFiles(buildDir: string): readonly string[] {
  const list = (folder: string) =>
    readdirSync(join(buildDir, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map(({ name }) => `${folder}/${name.replace(/\.html$/, '')}`);
  const bundle = Object.values(BUNDLE_FOLDERS).flatMap(list);
  const text = bundle
    .filter((file) => isNamed(file, PAGE_SCRIPT) || isNamed(file, RUNTIME_ENTRY))
    .map((file) => readFileSync(join(buildDir, file), 'utf8'))
    .join();
  return [
    // These scripts have the hashes of all files that they may load.
    ...bundle.filter((file) => text.includes(file.split('.').at(-2) ?? file)),
    // The compiler is half a megabyte: pages that ask it name it.
    ...list(`${BUNDLE_FOLDERS.js}/workers`).filter((file) => !/\/types-\w+\.js$/.test(file)),
    ...list('assets/live'),
    ...list('assets/search').filter((file) => !isNamed(file, 'text')),
    'search-manifest.json',
    'search-core.json',
    OFFLINE_STYLES,
    'app.webmanifest',
  ];
}

/** @returns a function that finds the parts of the search index with the text of pages, for snippets */
function findText({ buildDir, records }: OfflineSource) {
  const manifest: SearchManifest = JSON.parse(readFileSync(join(buildDir, MANIFEST_FILE), 'utf8'));
  const firsts = readDirectory(manifest).text;
  const pageOfSection = records.flatMap(({ page, sections }) => sections.map(() => page.path));
  const paths = firsts.map((first, place) =>
    pageOfSection.slice(first, firsts[place + 1]).map(toPath),
  );
  return (pages: ReadonlySet<string>): readonly string[] =>
    listFiles(manifest, 'text').flatMap(({ file }, place) =>
      paths[place]?.some((path) => pages.has(path)) ? file : [],
    );
}

/** The path below the base path that an address leads to, decoded. */
function toPath(address: string): string {
  return decodeURI(address).normalize().slice(BASE_PATH.length);
}

function writeSizes({ sets, paths }: ListedSets, { buildDir, fileOf }: BuildFiles): void {
  const sizes = new Map(sets.map(({ name, bytes }) => [name, formatBytes(bytes, DEFAULT_LOCALE)]));
  for (const path of paths) {
    const file = fileOf(path);
    if (file?.endsWith('.html')) {
      const html = readFileSync(join(buildDir, file), 'utf8');
      const filled = html.replace(SIZE_PLACEHOLDER, (_all, name) => sizes.get(name) ?? '');
      if (filled !== html) writeFileSync(join(buildDir, file), filled);
    }
  }
}
