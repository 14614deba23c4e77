type Kind = 'localStorage' | 'sessionStorage';

/** @returns the stored value of a key; `null` also where storage is not available */
export function readStored(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value; where storage is not available, it applies to this page only.
 *
 * @returns the storage; `null` where it is not available
 */
export function store(key: string, value: string, kind: Kind = 'localStorage'): Storage | null {
  try {
    const storage = window[kind];
    storage.setItem(key, value);
    return storage;
  } catch {
    // It is blocked or full.
    return null;
  }
}

/** Removes what is stored. @returns false where storage is not available */
export function removeStored(key: string): boolean {
  try {
    window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
