import { withoutPlaces } from '../../src/browser/index.ts';

/** UTF-16 units of a pasted text that are read: a log has the message of interest near its beginning. */
const LONGEST_TEXT = 2_000;

/**
 * Pastes a text that is too long for the field without what is of the reader's own machine (`withoutPlaces`): the browser
 * would cut off the message behind a long path.
 */
export function pasteMessage(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text') ?? '';
  if (event.target instanceof HTMLInputElement && text.length > event.target.maxLength) {
    event.preventDefault();
    // Of all ways to insert text, only this one can be undone by the reader, and obeys the limit of the field.
    document.execCommand('insertText', false, withoutPlaces(text.slice(0, LONGEST_TEXT)).trim());
  }
}
