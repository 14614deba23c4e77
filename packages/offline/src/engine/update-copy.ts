import { mapConcurrently } from '@vibe-docs/kernel';
import { type FileList, filesOf, hashContent, isFileList, LIST_FILE } from './file-list.ts';
import {
  type CopyStore,
  nextCopy,
  readCopy,
  removeOthers,
  type SavedCopy,
  sameFiles,
  storedHashes,
  writeContent,
  writeCopy,
} from './saved-copy.ts';

/**
 * Why nothing was saved:
 *
 * - `network`: no answer;
 * - `file`: the site answers, but without this file, or with another content than its list says;
 * - `changing`: new versions were published faster than one could be loaded;
 * - `full`: no space left in the browser;
 * - `storage`: the browser does not let the site store anything.
 */
export type FailureReason = 'network' | 'file' | 'changing' | 'full' | 'storage';

/** Result of `updateCopy`. After a failure the former copy is what it was. */
export type UpdateResult =
  | { readonly kind: 'saved'; readonly copy: SavedCopy }
  | { readonly kind: 'failed'; readonly reason: FailureReason; readonly path: string };

/** What `updateCopy` works with. */
export interface UpdateOptions {
  readonly store: CopyStore;
  /** Fetches an address below the base path, decoded. */
  readonly load: (path: string, cache: RequestCache) => Promise<Response>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Is told after each file how much of the missing files is there, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** Files that are loaded at the same time, as browsers do with HTTP/1.1. */
const AT_ONCE = 6;
/** How many versions are tried when the site changes while its files are loaded. */
const MOST_VERSIONS = 3;

class Failure extends Error {
  readonly reason: FailureReason;
  readonly path: string;

  constructor(reason: FailureReason, path: string) {
    super(`Cannot save ${path}: ${reason}.`);
    this.reason = reason;
    this.path = path;
  }
}

/**
 * Saves sets of pages, and brings those that are already saved to the same version: what is saved
 * is always one version of the site. Contents that are stored already are not loaded again. Each one must have the hash
 * that the list states; when it has not, because a new version was published meanwhile, the update starts again with
 * the new list. The former copy stays until all contents are there and is then replaced by one write.
 *
 * @param names sets to save besides the saved ones; none to update these
 */
export async function updateCopy(
  names: readonly string[],
  options: UpdateOptions,
): Promise<UpdateResult> {
  const { store, now } = options;
  try {
    let list = await loadList(options);
    for (let version = 1; version <= MOST_VERSIONS; version += 1) {
      const former = await readCopy(store);
      const wanted = [...new Set([...(former?.sets ?? []), ...names])];
      const sets = list.sets.flatMap(({ name }) => (wanted.includes(name) ? [name] : []));
      if (names.some((name) => !sets.includes(name))) {
        throw new Failure('file', LIST_FILE);
      }
      const failure = await loadMissing(list, sets, options);
      if (failure === undefined) {
        const copy = nextCopy(former, { list, sets, checkedAt: now() });
        await write('', writeCopy(store, copy));
        await removeOthers(store, copy);
        return { kind: 'saved', copy };
      }
      const next = failure.reason === 'file' ? await loadList(options) : list;
      if (sameFiles(list, next)) {
        throw failure;
      }
      list = next;
    }
    throw new Failure('changing', '');
  } catch (error) {
    if (!(error instanceof Failure)) {
      throw error;
    }
    if (error.reason === 'full') {
      await removeOthers(store, await readCopy(store));
    }
    return { kind: 'failed', reason: error.reason, path: error.path };
  }
}

/**
 * Removes sets from the saved copy. No network is needed.
 *
 * @returns the copy without them; `undefined` when nothing is left, and nothing is stored then
 */
export async function removeSets(
  names: readonly string[],
  store: CopyStore,
): Promise<SavedCopy | undefined> {
  const former = await readCopy(store);
  const sets = former?.sets.filter((name) => !names.includes(name)) ?? [];
  const copy = former === undefined || sets.length === 0 ? undefined : { ...former, sets };
  if (copy === undefined) {
    await Promise.all((await store.keys()).map((key) => store.delete(key, { ignoreVary: true })));
  } else {
    await writeCopy(store, copy);
    await removeOthers(store, copy);
  }
  return copy;
}

async function loadList({ load }: UpdateOptions): Promise<FileList> {
  const response = await network(LIST_FILE, load(LIST_FILE, 'no-cache'));
  const list: unknown = await response.json().catch(() => undefined);
  if (!isFileList(list)) {
    throw new Failure('file', LIST_FILE);
  }
  return list;
}

/** @returns why a file is not stored; `undefined` when all are */
async function loadMissing(
  list: FileList,
  sets: readonly string[],
  options: UpdateOptions,
): Promise<Failure | undefined> {
  const stored = await storedHashes(options.store);
  const missing = [...filesOf(list, sets)].filter(([, hash]) => !stored.has(hash));
  let failure: Failure | undefined;
  let done = 0;
  await mapConcurrently(missing, AT_ONCE, async ([path, hash]) => {
    // After a failure nothing more is asked for; what is on its way is waited for.
    if (failure === undefined) {
      await loadFile(path, hash, options).catch((error: Failure) => {
        failure ??= error;
      });
      done += 1;
      options.onProgress?.(done / missing.length);
    }
  });
  return failure;
}

/** Loads and stores a file. @throws Failure, nothing else */
async function loadFile(path: string, hash: string, { store, load }: UpdateOptions): Promise<void> {
  // The browser's own cache may hold an older version, or a damaged one.
  for (const cache of ['no-cache', 'reload'] as const) {
    const response = await network(path, load(path, cache));
    const content = await network(path, response.arrayBuffer());
    if (response.ok && (await hashContent(content)) === hash) {
      const { status, headers } = response;
      await write(path, writeContent(store, hash, new Response(content, { status, headers })));
      return;
    }
  }
  throw new Failure('file', path);
}

function network<Result>(path: string, asked: Promise<Result>): Promise<Result> {
  return asked.catch(() => {
    throw new Failure('network', path);
  });
}

function write(path: string, written: Promise<void>): Promise<void> {
  return written.catch((error: unknown) => {
    const isFull = error instanceof Error && error.name === 'QuotaExceededError';
    throw new Failure(isFull ? 'full' : 'storage', path);
  });
}
