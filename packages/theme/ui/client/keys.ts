/**
 * Answers keys, except those that somebody has answered already, and those of an input method that composes: they choose
 * among its candidates. Every listener for keys is added here.
 */
export function onKey(
  target: Document | Window | HTMLElement,
  answer: (event: KeyboardEvent) => void,
  options?: AddEventListenerOptions,
): void {
  const listen = (event: KeyboardEvent) => {
    // Safari ends a composition before the key that ended it, which has this code; others have it, too.
    if (!event.defaultPrevented && !event.isComposing && event.keyCode !== 229) {
      answer(event);
    }
  };
  target.addEventListener('keydown', listen as EventListener, options);
}

/** Whether a key is pressed together with one that makes it a shortcut. Shift only selects among the signs of a key. */
export function isShortcut({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
