import { elementAt, onClick } from '../element-at.ts';
import { prepareSearch } from './load-search.ts';
import { SearchDialog } from './search-dialog.ts';
import { WelcomeFocus } from './welcome-focus.ts';

/** Selector of the search button and of other elements that open search. */
const OPENERS = '[data-opens-search]';

/**
 * Opens search on a click or focus of such an element, and by key: `/`, Ctrl+K, Command+K, and letters on
 * the focused button. The dialog's code is loaded when a pointer comes near, never before.
 */
export function offerSearch(page: Document): void {
  const focus = new WelcomeFocus(page);
  const dialog = new SearchDialog(page, focus);
  // This event also precedes each tap.
  page.addEventListener('pointerover', ({ target }) => {
    if (elementAt(target, OPENERS) !== null && dialog.element !== null) {
      prepareSearch(dialog.element);
    }
  });
  page.addEventListener('focusin', ({ target }) => {
    const opener = elementAt(target, OPENERS);
    if (opener !== null && focus.isWelcome) {
      dialog.open(opener);
    }
  });
  onClick(page, OPENERS, (opener) => dialog.open(opener));
  window.addEventListener('keydown', (event) => answerKey(event, dialog));
}

function answerKey(event: KeyboardEvent, dialog: SearchDialog): void {
  // Otherwise Escape would first clear the search field, and close only at the second press.
  const closes = togglesSearch(event) || (event.key === 'Escape' && !event.isComposing);
  const opener = elementAt(document.activeElement, OPENERS) ?? undefined;
  const letter = opener && letterOf(event);
  if (dialog.isOpen ? closes : opensSearch(event)) {
    event.preventDefault();
    if (dialog.isOpen) {
      dialog.close();
    } else {
      dialog.open(undefined);
    }
  } else if (letter !== undefined && !dialog.isOpen) {
    event.preventDefault();
    dialog.open(opener, letter);
  }
}

/** Shows the Mac's key on the search buttons: the HTML has that of other keyboards. */
export function nameSearchKeys(page: Document): void {
  if (/Mac|iPhone|iPad/.test(navigator.platform)) {
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

/** Whether a key opens search, wherever the focus is: `/`, and Ctrl+K or Command+K. */
function opensSearch(event: KeyboardEvent): boolean {
  // Outside of a shadow tree, `target` is its host: the editor of live code would not be detected as a field.
  return togglesSearch(event) || (event.key === '/' && !isEditing(event.composedPath()[0]));
}

/** Whether a key also closes search when it is open: Ctrl+K or Command+K. */
function togglesSearch({ key, metaKey, ctrlKey }: KeyboardEvent): boolean {
  // Autofill dispatches keyboard events without a key.
  return key?.toLowerCase() === 'k' && (metaKey || ctrlKey);
}

/** The letter of a key, if any: typed on the search button it starts a query. */
function letterOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  return !ctrlKey && !metaKey && !altKey && /^[\p{L}\p{N}$@]$/u.test(key) ? key : undefined;
}

function isEditing(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
