/** @returns local storage; `undefined` in a browser that blocks it, which throws at the mention of it */
export function allowedStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
