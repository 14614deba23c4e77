import { checksum } from '../schema/checksum.ts';
import {
  CORE_FILE,
  INDEX_FORMAT,
  type LazyKind,
  listFiles,
  MANIFEST_FILE,
  type SearchManifest,
} from '../schema/index-format.ts';

interface LoadOptions {
  /** Path or address of the site's base path, with a slash at the end: `/vibe/`. */
  readonly baseUrl: string;
  /** Gets the manifest before any part. */
  readonly onManifest: (manifest: SearchManifest) => void;
  /** Gets each file as soon as it is there: the one that comes first, then what was asked for. */
  readonly onPart: (bytes: ArrayBuffer) => void;
}

/** An index on its way. */
export interface LoadingIndex {
  /** Enough for a first answer: pages, and headings unless they are many (`LARGEST_CORE`). Fails when it cannot be had. */
  readonly start: Promise<void>;
  /**
   * Loads files by their places among those of their kind, each once. Fails when one cannot be had; the
   * next call then tries it again.
   */
  readonly load: (kind: LazyKind, places: readonly number[]) => Promise<void>;
  /** How many files of a kind there are, and their size together, uncompressed. */
  readonly sizeOf: (kind: LazyKind) => Promise<{ readonly count: number; readonly bytes: number }>;
}

/** Begins to load the index. */
export function loadIndex({ baseUrl, onManifest, onPart }: LoadOptions): LoadingIndex {
  const manifest = fetchManifest(baseUrl);
  const start = manifest.then(async (found) => {
    onManifest(found);
    onPart(await fetchFile(`${baseUrl}${CORE_FILE}`, found.core));
  });
  const files = manifest.then((found) => ({
    words: listFiles(found, 'words'),
    headings: listFiles(found, 'headings'),
    text: listFiles(found, 'text'),
  }));
  // Who asked for nothing need not hear that it failed.
  for (const promise of [start, files]) {
    promise.catch(() => {});
  }
  const coming = new Map<string, Promise<void>>();
  const loadOne = async (kind: LazyKind, place: number): Promise<void> => {
    const part = (await files)[kind][place];
    if (part !== undefined) {
      const [bytes] = await Promise.all([fetchFile(`${baseUrl}${part.file}`, part.sum), start]);
      onPart(bytes);
    }
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
    load: async (kind, places) => {
      await Promise.all(places.map((place) => loadOnce(kind, place)));
    },
    sizeOf: async (kind) => ({
      count: (await files)[kind].length,
      bytes: (await manifest)[kind].bytes,
    }),
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
async function fetchFile(url: string, sum: string): Promise<ArrayBuffer> {
  for (const cache of [url.endsWith(CORE_FILE) ? 'no-cache' : 'default', 'reload'] as const) {
    // The first request after a preload that failed fails as well, in Chromium.
    const response = await fetch(url, { cache }).catch(() => undefined);
    const bytes = response?.ok ? await response.arrayBuffer() : new ArrayBuffer(0);
    if (checksum(new Uint8Array(bytes)) === sum) {
      return bytes;
    }
  }
  throw new Error(`The search index file ${url} is gone, or not what ${MANIFEST_FILE} says.`);
}
