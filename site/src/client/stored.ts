type Kind = 'localStorage' | 'sessionStorage';

/** @returns what is stored under a key; `null` also where the browser keeps nothing */
export function readStored(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value; where the browser keeps nothing, it holds for this page alone. */
export function store(key: string, value: string, kind: Kind = 'localStorage'): void {
  try {
    window[kind].setItem(key, value);
  } catch {
    // Blocked or full.
  }
}

/** Tells this page what another tab would hear of. Docusaurus' application, where it runs, listens to it. */
export function announceStored(key: string, newValue: string): void {
  let storageArea: Storage | null = null;
  try {
    storageArea = window.localStorage;
  } catch {
    // Blocked: the page hears of it all the same.
  }
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea }));
}
