/** Whether a key opens the search dialog wherever the focus is: `/`, and Ctrl+K or Command+K. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  // Outside of a shadow tree, `target` is its host: the editor of live code would not look like a field.
  return isSearchToggle(event) || (event.key === '/' && !isEditing(event.composedPath()[0]));
}

/** Whether a key opens the search dialog, and closes it when it is open: Ctrl+K or Command+K. */
export function isSearchToggle({ key, metaKey, ctrlKey }: KeyboardEvent): boolean {
  // Browsers that fill in forms send events without a key.
  return key?.toLowerCase() === 'k' && (metaKey || ctrlKey);
}

function isEditing(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
