import messages from '@generated/messages/default/page.json';

/** How long a button says what happened, in milliseconds. */
const FEEDBACK_MS = 2000;

/** Of `CodeCopyButton` and `PageActions`. */
const BUTTON = 'button:is([data-copies-code], [data-copies-from])';

/**
 * Makes copy buttons work: that of a code block copies its code, that of a page the file which the button
 * names. The button says what happened; also where the browser refuses the clipboard.
 */
export function copyCode(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
    const label = button?.querySelector('[aria-live]');
    if (!button || !label) {
      return;
    }
    textFor(button)
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => tell(label, messages.copied),
        () => tell(label, messages.notCopied),
      );
  });
}

async function textFor(button: HTMLElement): Promise<string> {
  const address = button.dataset.copiesFrom;
  if (address !== undefined) {
    const answer = await fetch(address);
    return answer.ok ? answer.text() : Promise.reject(answer.status);
  }
  return button.closest('figure')?.querySelector('pre code')?.textContent ?? '';
}

/** What each button said before, and the timer that brings it back. */
const told = new WeakMap<Element, { before: string; timer: ReturnType<typeof setTimeout> }>();

function tell(label: Element, message: string): void {
  const { before = label.textContent, timer } = told.get(label) ?? {};
  clearTimeout(timer);
  label.textContent = message;
  const back = () => {
    label.textContent = before;
    told.delete(label);
  };
  told.set(label, { before, timer: setTimeout(back, FEEDBACK_MS) });
}
