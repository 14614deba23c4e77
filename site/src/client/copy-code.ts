import messages from '@generated/messages/default/page.json';

/** How long a button says what happened, in milliseconds. */
const FEEDBACK_MS = 2000;

/** Of `CodeCopyButton`. */
const BUTTON = 'button[data-copies-code]';

/**
 * Makes the copy buttons of code blocks work: the button copies the code of its block and says so. Where the
 * browser refuses the clipboard, it says that.
 */
export function copyCode(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(BUTTON) : null;
    const text = button?.closest('figure')?.querySelector('pre code')?.textContent;
    const label = button?.querySelector('[aria-live]');
    if (text === undefined || label === undefined || label === null) {
      return;
    }
    navigator.clipboard.writeText(text).then(
      () => tell(label, messages.copied),
      () => tell(label, messages.notCopied),
    );
  });
}

/** The last message of each button, so that an earlier one does not take it away. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

function tell(label: Element, message: string): void {
  clearTimeout(timers.get(label));
  label.textContent = message;
  timers.set(
    label,
    setTimeout(() => {
      label.textContent = messages.copy;
    }, FEEDBACK_MS),
  );
}
