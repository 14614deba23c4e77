import { useSyncExternalStore } from 'react';

/** What the forms of a page share, so that it is entered once. Only in memory: it is gone with the page. */
interface SharedEntries {
  readonly token: string;
  readonly key: string;
  /** Values of the path by the key of their field: `path.courseId`. */
  readonly path: Readonly<Record<string, string>>;
}

let shared: SharedEntries = { token: '', key: '', path: {} };
const listeners = new Set<() => void>();

/** Replaces some of the shared entries; all forms of the page are rendered again. */
export function share(change: Partial<SharedEntries>): void {
  shared = { ...shared, ...change };
  for (const listener of listeners) listener();
}

/** The shared entries, as they change. */
export function useShared(): SharedEntries {
  return useSyncExternalStore(subscribe, current, current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): SharedEntries {
  return shared;
}
