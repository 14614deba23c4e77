import {
  CACHE_NAME,
  type FailureReason,
  type FileList,
  isFileList,
  LIST_FILE,
  LOCK_NAME,
  readCopy,
  removeSets,
  SAVING_HEADER,
  type SavedCopy,
  updateCopy,
  WORKER_FILE,
} from '../../src/engine/index.ts';

/** Why saving failed: as in `updateCopy`, or because the browser has no service workers here. */
export interface SaveFailure {
  readonly reason: FailureReason | 'unsupported';
  readonly path: string;
}

/** What a reader has saved, and what can be saved; `undefined` when it cannot be known. */
export interface OfflineState {
  readonly copy: SavedCopy | undefined;
  readonly list: FileList | undefined;
}

/** @param base base path of the site, with slashes at both ends */
export async function readState(base: string): Promise<OfflineState> {
  const [copy, list] = await Promise.all([
    readSaved().catch(() => undefined),
    fetch(base + LIST_FILE, { cache: 'no-cache' })
      .then((response) => response.json())
      .catch(() => undefined),
  ]);
  return { copy, list: isFileList(list) ? list : undefined };
}

/** Without opening the cache, which would create it. */
async function readSaved(): Promise<SavedCopy | undefined> {
  return (await caches.has(CACHE_NAME)) ? readCopy(await caches.open(CACHE_NAME)) : undefined;
}

/**
 * Saves sets of pages, or updates the saved ones, and registers the service worker, which answers with them.
 *
 * @param onProgress gets the part that has arrived, from 0 to 1
 * @returns why it failed; `undefined` when everything is saved
 */
export async function save(
  names: readonly string[],
  base: string,
  onProgress: (part: number) => void,
): Promise<SaveFailure | undefined> {
  let registration: ServiceWorkerRegistration;
  try {
    registration = await navigator.serviceWorker.register(base + WORKER_FILE, {
      updateViaCache: 'none',
    });
  } catch {
    return { reason: 'unsupported', path: '' };
  }
  // Browsers remove data of sites that are seldom visited, unless the reader wants to keep it.
  navigator.storage.persist().catch(() => undefined);
  const load = (path: string, cache: RequestCache) =>
    fetch(base + encodeURI(path), { cache, headers: { [SAVING_HEADER]: '1' } });
  const result = await navigator.locks
    .request(LOCK_NAME, async () =>
      updateCopy(names, { store: await caches.open(CACHE_NAME), load, now: Date.now, onProgress }),
    )
    .catch(() => ({ kind: 'failed' as const, reason: 'storage' as const, path: '' }));
  if (result.kind === 'saved') {
    return undefined;
  }
  if ((await readSaved().catch(() => undefined)) === undefined) {
    await registration.unregister();
  }
  return result;
}

/** Removes saved sets, and with the last one the service worker. */
export async function remove(names: readonly string[]): Promise<void> {
  await navigator.locks.request(LOCK_NAME, async () => {
    const left = await removeSets(names, await caches.open(CACHE_NAME));
    if (left === undefined) {
      await caches.delete(CACHE_NAME);
      await (await navigator.serviceWorker.getRegistration())?.unregister();
    }
  });
}
