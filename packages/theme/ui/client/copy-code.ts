import messages from '@generated/messages/default/page.json';
import { onClick } from './element-at.ts';

/** How long a button shows the result, in milliseconds. */
const FEEDBACK_MS = 2000;

/** Selectors of `CodeCopyButton` and `PageActions`. */
const BUTTON = 'button:is([data-copies-code], [data-copies-from])';

/**
 * Handles copy buttons: that of a code block copies its code, or the commands of a terminal session, that of a page
 * copies the file at its address. The button shows the result, also when the browser denies access to the clipboard.
 */
export function copyCode(page: Document): void {
  onClick(page, BUTTON, (button) => {
    const label = button.querySelector<HTMLElement>('[aria-live]');
    if (label !== null) {
      textFor(button)
        .then((text) => navigator.clipboard.writeText(text))
        .then(
          () => tell(label, messages.copied),
          () => tell(label, messages.notCopied),
        );
    }
  });
}

/**
 * Adds a copy button to each figure of an API page: a clone of the one that the page contains for all of them
 * (`ApiReference/ReferencePage.tsx`). In the HTML, the buttons of up to 90 figures would be a tenth of the page.
 */
export function addCopyButtons(page: Document): void {
  const pattern = page.querySelector('[data-copy-button] button');
  if (pattern !== null) {
    for (const caption of page.querySelectorAll('figcaption')) {
      const button = page.importNode(pattern, true);
      const name = page.createElement('span');
      name.className = 'visually-hidden';
      name.textContent = caption.textContent;
      // Not the button's label: what it says after a press would not be heard.
      button.append(name);
      caption.append(button);
    }
  }
}

async function textFor(button: HTMLElement): Promise<string> {
  const address = button.dataset.copiesFrom;
  if (address !== undefined) {
    const answer = await fetch(address);
    return answer.ok ? answer.text() : Promise.reject(answer.status);
  }
  const code = button.closest('figure')?.querySelector('pre code:not([hidden] *)');
  const text = code?.textContent ?? '';
  // Where the commands of a terminal session stand (`packages/samples/build/highlight-code.ts`).
  const places = code?.parentElement?.dataset.commands?.split(' ');
  return places?.map((place) => text.slice(...place.split('-').map(Number))).join('\n') ?? text;
}

/** The timers that restore the labels of buttons. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

function tell(label: HTMLElement, message: string): void {
  const { dataset } = label;
  dataset.label ??= label.textContent ?? '';
  label.textContent = message;
  clearTimeout(timers.get(label));
  const back = () => {
    label.textContent = dataset.label ?? '';
  };
  timers.set(label, setTimeout(back, FEEDBACK_MS));
}
