/** Version of the list's format. A copy that was saved in another format is not used, and replaced at the next save. */
export const LIST_FORMAT = 1;

/** Name of the list in the build, below the base path. */
export const LIST_FILE = 'offline.json';

/** Name of the service worker in the build, below the base path, which is its scope. */
export const WORKER_FILE = 'sw.js';

/** Pages that a reader saves together, with what they need. */
export interface FileSet {
  /** `express`, `docs`, `everything`. */
  readonly name: string;
  readonly label: string;
  /** Bytes to transfer, compressed; an estimate. */
  readonly bytes: number;
  /** Places in the list's `files`. */
  readonly files: readonly number[];
}

/** Everything that can be saved of one build. */
export interface FileList {
  readonly format: number;
  readonly sets: readonly FileSet[];
  /** Decoded address below the base path, such as `docs/intro`, and hash of the content (`hashContent`). */
  readonly files: readonly (readonly [path: string, hash: string])[];
}

/** Characters of a hash: 60 bits, in the alphabet of base64url. */
const HASH_LENGTH = 10;

/** Hashes the content of a file: the beginning of its SHA-256 in base64url. */
export async function hashContent(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const text = btoa(String.fromCharCode(...digest));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, HASH_LENGTH);
}

/** Lists the files of the named sets: path to hash. Unknown names add nothing. */
export function filesOf(list: FileList, names: readonly string[]): ReadonlyMap<string, string> {
  const places = new Set(
    list.sets.filter(({ name }) => names.includes(name)).flatMap(({ files }) => files),
  );
  const entries = [...places].map((place) => list.files[place]);
  return new Map(entries.filter((entry) => entry !== undefined));
}

/** Returns whether a value from the network or from storage is a list in this format. */
export function isFileList(value: unknown): value is FileList {
  const { format, sets, files } = (value ?? {}) as Partial<FileList>;
  return format === LIST_FORMAT && Array.isArray(sets) && Array.isArray(files);
}

/**
 * Returns the path of an address as the list of files has it: decoded, below the base path, without the ending
 * and the slash that the site's own addresses do not have.
 */
export function pathOf(url: string, basePath: string): string {
  const path = new URL(url).pathname.slice(basePath.length);
  const clean = path.replace(/(?:(?:^|\/)index)?\.html$|\/$/, '');
  try {
    return decodeURIComponent(clean).normalize();
  } catch {
    return clean;
  }
}
