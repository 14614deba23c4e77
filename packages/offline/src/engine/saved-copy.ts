import { type FileList, filesOf, isFileList } from './file-list.ts';

/** Name of the cache. A build that stores in another way takes another one. */
export const CACHE_NAME = 'vibe-docs.offline.v1';

/** Web lock under which the copy is changed, so that two tabs, or a tab and the worker, do not do so at once. */
export const LOCK_NAME = CACHE_NAME;

/** A request with this header is answered by the network alone. */
export const SAVING_HEADER = 'x-saving';

/** Files below this folder have a hash in their names, so that they never change. */
const HASHED = 'assets/';

/** The pages that a reader has saved, all of one build. Contents are stored by their hashes beside it. */
export interface SavedCopy {
  /** The list of the build. */
  readonly list: FileList;
  /** Names of the saved sets. */
  readonly sets: readonly string[];
  /** When the copy was last found to be the published version, in milliseconds since 1970. */
  readonly checkedAt: number;
  /**
   * Files below `assets/` of the copy before this one, which an open page may still load. Path and hash.
   */
  readonly former: readonly (readonly [path: string, hash: string])[];
}

/** What is used of the browser's `Cache`. */
export type CopyStore = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

/** What is needed to read the copy. */
export type ReadableStore = Pick<CopyStore, 'match'>;

// Requests in a cache need an address. Nothing is published below this one.
const FOLDER = '/.offline/';
const COPY_KEY = `${FOLDER}copy`;
const CONTENT = `${FOLDER}content/`;
/** Stored answers vary by `Accept`, where a page's address also answers with Markdown. */
const ANY_REQUEST = { ignoreVary: true };

/** Reads the saved copy; `undefined` when there is none in this format. */
export async function readCopy(store: ReadableStore): Promise<SavedCopy | undefined> {
  const response = await store.match(COPY_KEY, ANY_REQUEST);
  const copy: SavedCopy | undefined = await response?.json().catch(() => undefined);
  return isFileList(copy?.list) ? copy : undefined;
}

/** Replaces the saved copy. This one write switches every saved page from the old version to the new one. */
export function writeCopy(store: CopyStore, copy: SavedCopy): Promise<void> {
  return store.put(COPY_KEY, new Response(JSON.stringify(copy)));
}

/** Lists the files of a copy that the network need not send: path to hash. */
export function savedFiles(copy: SavedCopy): ReadonlyMap<string, string> {
  return new Map([...copy.former, ...filesOf(copy.list, copy.sets)]);
}

/** The copy that follows another one. */
export function nextCopy(
  former: SavedCopy | undefined,
  next: Pick<SavedCopy, 'list' | 'sets' | 'checkedAt'>,
): SavedCopy {
  const isSame = former !== undefined && sameFiles(former.list, next.list);
  const files = former === undefined ? [] : [...filesOf(former.list, former.sets)];
  const hashed = files.filter(([path]) => path.startsWith(HASHED));
  return { ...next, former: isSame ? former.former : hashed };
}

/** Returns whether two lists have the same files. */
export function sameFiles(a: FileList, b: FileList): boolean {
  return JSON.stringify(a.files) === JSON.stringify(b.files);
}

/** Reads a stored content by its hash. */
export function readContent(store: ReadableStore, hash: string): Promise<Response | undefined> {
  return store.match(CONTENT + hash, ANY_REQUEST);
}

/** Stores a content under its hash. */
export function writeContent(store: CopyStore, hash: string, response: Response): Promise<void> {
  return store.put(CONTENT + hash, response);
}

/** Lists the hashes of the stored contents. */
export async function storedHashes(store: CopyStore): Promise<ReadonlySet<string>> {
  const paths = (await store.keys()).map(({ url }) => new URL(url).pathname);
  return new Set(
    paths.filter((path) => path.startsWith(CONTENT)).map((path) => path.slice(CONTENT.length)),
  );
}

/** Removes stored contents that a copy does not have. */
export async function removeOthers(store: CopyStore, copy: SavedCopy | undefined): Promise<void> {
  const kept = new Set(copy === undefined ? [] : savedFiles(copy).values());
  const others = [...(await storedHashes(store))].filter((hash) => !kept.has(hash));
  await Promise.all(others.map((hash) => store.delete(CONTENT + hash, ANY_REQUEST)));
}
