type Kind = 'localStorage' | 'sessionStorage';

/** @returns the stored value of a key; `null` also where storage is not available */
export function readStored(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value; where storage is not available, it applies to this page only. */
export function store(key: string, value: string, kind: Kind = 'localStorage'): void {
  try {
    window[kind].setItem(key, value);
  } catch {
    // Storage is blocked or full.
  }
}

/** Dispatches the `storage` event that other tabs get. Docusaurus' application, where it runs, listens to it. */
export function announceStored(key: string, newValue: string): void {
  let storageArea: Storage | null = null;
  try {
    storageArea = window.localStorage;
  } catch {
    // Storage is blocked: the page still gets the event.
  }
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea }));
}
