import { enterValue } from '../../../docusaurus-internals/react-value-tracker.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
const BUTTONS = 'button, input[type="submit"], [role="button"]';

/**
 * What a reader does in an island before React has come: presses of buttons wait for it, and the island is
 * marked as busy; fields take what is entered at once. Both are replayed when the island answers, in the order in which they were done last.
 */
export class HeldActions {
  readonly #host: HTMLElement;
  readonly #listening = new AbortController();
  readonly #replays = new Map<Element, () => void>();

  /**
   * @param host the island
   * @param onAction is called at each action and focus, so that the island can be started
   */
  constructor(host: HTMLElement, onAction: () => void) {
    this.#host = host;
    const listen = (type: string, answer: (event: Event) => void) =>
      host.addEventListener(type, answer, { capture: true, signal: this.#listening.signal });
    for (const type of ['pointerdown', 'click', 'input', 'change']) {
      listen(type, onAction);
    }
    if (host.dataset.when !== 'pressed') {
      listen('focusin', onAction);
    }
    listen('click', (event) => {
      const button = closest<HTMLElement>(event.target, BUTTONS);
      if (button !== null) {
        this.#hold(event, button, () => button.click());
      }
    });
    // The press of a button does not come so far. A form without one is submitted from its field.
    listen('submit', (event) => {
      const form = closest<HTMLFormElement>(event.target, 'form');
      if (form !== null) {
        this.#hold(event, form, () => form.requestSubmit());
      }
    });
    // React may listen already: it would learn of the entry twice. Radio buttons and boxes tell it by a click.
    for (const type of ['click', 'input', 'change']) {
      listen(type, (event) => {
        const field = closest<Field>(event.target, FIELDS);
        if (field !== null && (isCheckable(field) || event.type !== 'click')) {
          event.stopImmediatePropagation();
          this.#note(field, entryOf(field));
        }
      });
    }
    // What was entered before this script ran, or by the browser, which remembers it from an earlier visit.
    for (const field of host.querySelectorAll<Field>(FIELDS)) {
      if (isEntered(field)) {
        this.#note(field, entryOf(field));
      }
    }
  }

  /** Does everything again, once. */
  async replay(): Promise<void> {
    this.#listening.abort();
    for (const [element, replay] of this.#replays) {
      if (element.isConnected) {
        replay();
      }
      // The next one must find what this one has changed: React renders it in a microtask.
      await undefined;
    }
    this.#replays.clear();
  }

  #hold(event: Event, control: Element, replay: () => void): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#host.setAttribute('aria-busy', 'true');
    this.#note(control, replay);
  }

  /** A second press of the same control is impatience, and the last entry in a field is what counts. */
  #note(element: Element, replay: () => void): void {
    this.#replays.delete(element);
    this.#replays.set(element, replay);
  }
}

function closest<Kind extends Element>(target: EventTarget | null, selector: string): Kind | null {
  return target instanceof Element ? target.closest<Kind>(selector) : null;
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

/** Whether a field holds something else than the page says. Of radio buttons, the chosen one tells. */
function isEntered(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  return isCheckable(field)
    ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
    : field.value !== field.defaultValue;
}

/** @returns enters in a field what it holds now, so that React hears of it */
function entryOf(field: Field): () => void {
  if (isCheckable(field)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  if (field.type === 'file') {
    return () => field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const { value } = field;
  return () => enterValue(field, value);
}
