import { readStored, store } from '@vibe-docs/theme/ui/client/stored';
import { useSyncExternalStore } from 'react';

/** Key in `sessionStorage` of the values of paths. They are kept until the tab is closed. */
const PATH_KEY = 'api-path';

/** What forms share, so that it is entered once. Token and key are only in memory: they are gone with the page. */
interface SharedEntries {
  readonly token: string;
  readonly key: string;
  /** Values of the path by the key of their field: `path.courseId`. */
  readonly path: Readonly<Record<string, string>>;
}

let shared: SharedEntries = {
  token: '',
  key: '',
  // Whatever is stored is read as names and values; those that no field has are ignored.
  path: Object.fromEntries(new URLSearchParams(readStored(PATH_KEY, 'sessionStorage') ?? '')),
};
const listeners = new Set<() => void>();

/** Replaces some of the shared entries; all forms of the page are rendered again. */
export function share(change: Partial<SharedEntries>): void {
  shared = { ...shared, ...change };
  if (change.path !== undefined) {
    store(PATH_KEY, `${new URLSearchParams(change.path)}`, 'sessionStorage');
  }
  for (const listener of listeners) listener();
}

/** The shared entries, as they change. */
export function useShared(): SharedEntries {
  return useSyncExternalStore(
    subscribe,
    () => shared,
    () => shared,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
