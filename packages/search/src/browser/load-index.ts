import { checksum } from '../schema/checksum.ts';
import {
  CORE_FILE,
  type Directory,
  type FileFacts,
  INDEX_FORMAT,
  MANIFEST_FILE,
  type PartFacts,
  readDirectory,
  type SearchManifest,
} from '../schema/index-format.ts';

interface LoadOptions {
  /** Path or address of the site's base path, with a slash at the end: `/vibe/`. */
  readonly baseUrl: string;
  /** Gets the directory before any part. */
  readonly onDirectory: (directory: Directory) => void;
  /** Gets each file as soon as it is there: titles and headings, then what was asked for. */
  readonly onPart: (bytes: ArrayBuffer) => void;
}

/** Kinds of files that are loaded when they are needed. */
export type LazyKind = 'words' | 'text';

/** An index on its way. */
export interface LoadingIndex {
  /** Enough for a first answer: titles, and headings unless they are many (`LARGEST_CORE`). */
  readonly start: Promise<void>;
  /** Pages and headings are there: most queries can be answered. Fails when they cannot be had. */
  readonly headings: Promise<void>;
  /**
   * Loads files by their places among those of their kind, each once. Fails when one cannot be had; the
   * next call then tries it again.
   */
  readonly load: (kind: LazyKind, places: readonly number[]) => Promise<void>;
  /** How many files of a kind there are, and their size together, uncompressed. */
  readonly sizeOf: (kind: LazyKind) => Promise<{ readonly count: number; readonly bytes: number }>;
}

/** Begins to load the index: titles and headings together. */
export function loadIndex({ baseUrl, onDirectory, onPart }: LoadOptions): LoadingIndex {
  const manifest = fetchManifest(baseUrl);
  const ofKind = async (kind: PartFacts['kind']) =>
    (await manifest).parts.filter((part) => part.kind === kind);
  /** @param before what must have been handed on before */
  const passOn = async (parts: readonly FileFacts[], before?: Promise<void>): Promise<void> => {
    const coming = parts.map((part) => fetchPart(part, baseUrl));
    const [, ...files] = await Promise.all([before, ...coming]);
    files.forEach(onPart);
  };
  const start = manifest.then((found) => {
    onDirectory(readDirectory(found));
    return passOn([found.core, ...found.parts.filter(({ kind }) => kind === 'pages')]);
  });
  const headings = ofKind('headings').then((parts) => passOn(parts, start));
  // Who asked for none of them need not hear that they failed.
  for (const promise of [start, headings]) {
    promise.catch(() => {});
  }
  const coming = new Map<string, Promise<void>>();
  const loadOne = async (kind: LazyKind, place: number): Promise<void> => {
    const part = (await ofKind(kind))[place];
    await headings;
    await passOn(part === undefined ? [] : [part]);
  };
  const loadOnce = (kind: LazyKind, place: number): Promise<void> => {
    const key = `${kind} ${place}`;
    const loading = coming.get(key) ?? loadOne(kind, place);
    coming.set(key, loading);
    loading.catch(() => coming.delete(key));
    return loading;
  };
  return {
    start,
    headings,
    load: async (kind, places) => {
      await Promise.all(places.map((place) => loadOnce(kind, place)));
    },
    sizeOf: async (kind) => {
      const parts = await ofKind(kind);
      return { count: parts.length, bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0) };
    },
  };
}

/**
 * @throws Error when the file cannot be had, or is no manifest for this code. The page then is from another
 *   build than the index: reloading it helps.
 */
async function fetchManifest(baseUrl: string): Promise<SearchManifest> {
  const url = `${baseUrl}${MANIFEST_FILE}`;
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) {
    throw new Error(`Cannot read the search index at ${url} (status ${response.status}).`);
  }
  const manifest: SearchManifest = await response.json();
  if (manifest.format !== INDEX_FORMAT) {
    throw new Error(
      `The search index at ${url} has format ${manifest.format}, this page needs ${INDEX_FORMAT}. Reload the page.`,
    );
  }
  return manifest;
}

/** A damaged file may sit in the browser's cache, where it would stay for a year: ask again past it. */
async function fetchPart(part: FileFacts, baseUrl: string): Promise<ArrayBuffer> {
  const url = `${baseUrl}${part.file}`;
  for (const cache of [part.file === CORE_FILE ? 'no-cache' : 'default', 'reload'] as const) {
    // The first request after a preload that failed fails as well, in Chromium.
    const response = await fetch(url, { cache }).catch(() => undefined);
    const bytes = response?.ok ? await response.arrayBuffer() : new ArrayBuffer(0);
    if (bytes.byteLength === part.bytes && checksum(new Uint8Array(bytes)) === part.checksum) {
      return bytes;
    }
  }
  throw new Error(`The search index file ${url} is gone, or not what ${MANIFEST_FILE} says.`);
}
