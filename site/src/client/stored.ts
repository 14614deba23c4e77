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
 * @param value `null` removes what is stored
 * @returns the storage; `null` where it is not available
 */
export function store(
  key: string,
  value: string | null,
  kind: Kind = 'localStorage',
): Storage | null {
  try {
    const storage = window[kind];
    if (value === null) {
      storage.removeItem(key);
    } else {
      storage.setItem(key, value);
    }
    return storage;
  } catch {
    // It is blocked or full.
    return null;
  }
}
