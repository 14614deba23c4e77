import { elementAt } from '@vibe-docs/theme/ui/client/element-at';
import { isMac } from '@vibe-docs/theme/ui/client/is-mac';
import { isShortcut, onKey } from '@vibe-docs/theme/ui/client/keys';

/** Selector of the search button and of other elements that open search. */
export const OPENERS = '[data-opens-search]';

/**
 * Opens and closes search by key: `/`, Ctrl+K, Command+K, Escape, and letters on the focused button. Together
 * with other modifier keys they are left to the browser.
 *
 * @param find the dialog
 * @param open opens it, for an opener and with a query
 */
export function answerSearchKeys(
  find: () => HTMLDialogElement | null,
  open: (opener?: HTMLElement, query?: string) => void,
): void {
  onKey(window, (event) => {
    const dialog = find();
    // Otherwise Escape would first clear the search field, and close only at the second press.
    const closes = togglesSearch(event) || event.key === 'Escape';
    const opener = elementAt(document.activeElement, OPENERS) ?? undefined;
    const letter = opener && letterOf(event);
    if (dialog?.open) {
      if (closes) {
        event.preventDefault();
        dialog.close();
      }
    } else if (opensSearch(event) || letter) {
      event.preventDefault();
      open(opener, letter);
    }
  });
}

/** Shows the Mac's key on the search buttons: the HTML has that of other keyboards. */
export function nameSearchKeys(page: Document): void {
  if (isMac()) {
    for (const opener of page.querySelectorAll(OPENERS)) {
      const label = opener.getAttribute('aria-label');
      if (label !== null) {
        opener.setAttribute('aria-label', label.replace('Ctrl', 'Command'));
      }
      for (const keys of opener.querySelectorAll('kbd')) {
        keys.textContent = keys.textContent?.replace('Ctrl ', '⌘') ?? '';
      }
    }
  }
}

/** Whether a key opens search, wherever the focus is: `/`, which needs Shift on some keyboards, and Ctrl+K or Command+K. */
function opensSearch(event: KeyboardEvent): boolean {
  // Outside of a shadow tree, `target` is its host: the editor of live code would not be detected as a field.
  const isSlash = event.key === '/' && !isShortcut(event) && !isEditing(event.composedPath()[0]);
  return isSlash || togglesSearch(event);
}

/** Whether a key also closes search when it is open: Ctrl+K or Command+K. */
function togglesSearch(event: KeyboardEvent): boolean {
  const { key, code, metaKey, ctrlKey, altKey, shiftKey } = event;
  // On a keyboard of another script, such as Devanagari, it has no Latin letter: those end at U+024F. Autofill dispatches
  // events without a key.
  const isK = key?.toLowerCase() === 'k' || (code === 'KeyK' && key > '\u024f');
  return isK && metaKey !== ctrlKey && !altKey && !shiftKey;
}

/** The letter of a key, if any: typed on the search button it starts a query. */
function letterOf(event: KeyboardEvent): string | undefined {
  return !isShortcut(event) && /^[\p{L}\p{N}$@]$/u.test(event.key) ? event.key : undefined;
}

function isEditing(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type="radio"], [type="checkbox"]), select, textarea'))
  );
}
