/** @returns whether a key opens search, wherever the focus is: `/`, and Ctrl+K or Command+K */
export function opensSearch(event: KeyboardEvent): boolean {
  // Outside of a shadow tree, `target` is its host: the editor of live code would not be detected as a field.
  return togglesSearch(event) || (event.key === '/' && !isEditing(event.composedPath()[0]));
}

/** @returns whether a key also closes search when it is open: Ctrl+K or Command+K */
export function togglesSearch({ key, metaKey, ctrlKey }: KeyboardEvent): boolean {
  // Autofill dispatches keyboard events without a key.
  return key?.toLowerCase() === 'k' && (metaKey || ctrlKey);
}

/** @returns the letter of a key, if any: typed on the search button it starts a query */
export function letterOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  return !ctrlKey && !metaKey && !altKey && /^[\p{L}\p{N}$@]$/u.test(key) ? key : undefined;
}

function isEditing(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
