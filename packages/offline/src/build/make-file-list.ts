import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type FileList, hashContent, LIST_FORMAT } from '../engine/index.ts';

/** A set of pages to save. */
export interface SetSource {
  readonly name: string;
  readonly label: string;
  /** Decoded addresses below the base path; the files that the pages load are found. */
  readonly pages: readonly string[];
  /** Other files that its pages need, by such addresses. */
  readonly files: readonly string[];
}

/** Where a build is, and how addresses lead to its files. */
export interface BuildFiles {
  readonly buildDir: string;
  readonly basePath: string;
  /** Returns the file of an address, both decoded and without a slash at the beginning; `undefined` when there is none. */
  readonly fileOf: (path: string) => string | undefined;
}

/** The sets with their sizes, and the addresses of all their files, whose hashes are not known yet. */
export type ListedSets = ReturnType<typeof listSets>;

/** What a page loads by itself, in contrast to what it links to. */
const LOADED = /\.(?:js|css|svg|png|jpe?g|webp|avif|ico|woff2)$/;
const ADDRESSES = /\b(?:href|src|srcset|poster)="?([^"\s>]+)/g;
/** Text that servers compress. */
const COMPRESSED = /\.(?:html|js|css|svg|json)$/;

/**
 * Lists the pages of each set, and the scripts, styles and images in them, with the bytes that travel.
 *
 * @throws Error when a set names a file that the build does not have
 */
export function listSets(sources: readonly SetSource[], build: BuildFiles) {
  const pages = new Set(sources.flatMap((source) => source.pages));
  const loaded = new Map([...pages].map((page) => [page, findLoaded(page, build)]));
  const listed = sources.map((source) => {
    const ofPages = source.pages.flatMap((page) => loaded.get(page) ?? []);
    const paths = [...new Set([...source.pages, ...source.files, ...ofPages])].sort();
    return { name: source.name, label: source.label, paths };
  });
  const paths = [...new Set(listed.flatMap((set) => set.paths))].sort();
  const places = new Map(paths.map((path, place) => [path, place]));
  const sizes = paths.map((path) => estimateBytes(fileAt(path, build)));
  const sets = listed.map((set) => {
    const files = set.paths.flatMap((path) => places.get(path) ?? []);
    const bytes = files.reduce((sum, place) => sum + (sizes[place] ?? 0), 0);
    return { name: set.name, label: set.label, bytes, files };
  });
  return { sets, paths };
}

function findLoaded(page: string, build: BuildFiles): readonly string[] {
  const { basePath, fileOf } = build;
  const html = readFileSync(fileAt(page, build), 'utf8');
  return [...html.matchAll(ADDRESSES)].flatMap(([, address = '']) => {
    const [path = ''] = address.split(/[?#]/, 1);
    const decoded = path.startsWith(basePath) ? decodeURI(path.slice(basePath.length)) : '';
    return LOADED.test(decoded) && fileOf(decoded) !== undefined ? [decoded] : [];
  });
}

function fileAt(path: string, { buildDir, fileOf }: BuildFiles): string {
  const file = fileOf(path);
  if (file === undefined) {
    throw new Error(`Cannot offer "${path}" for saving: the build has no such file.`);
  }
  return join(buildDir, file);
}

/** Quality 5 is 8 % larger than what a build with the best quality sends, and 30 times as fast. */
function estimateBytes(file: string): number {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return COMPRESSED.test(file) ? brotliCompressSync(content, { params }).length : content.length;
}

/** Adds the hashes of the files, after the last change to any of them. */
export async function hashFiles({ sets, paths }: ListedSets, build: BuildFiles): Promise<FileList> {
  const files = paths.map(async (path) => {
    const content = new Uint8Array(readFileSync(fileAt(path, build)));
    return [path, await hashContent(content.buffer)] as const;
  });
  return { format: LIST_FORMAT, sets, files: await Promise.all(files) };
}
