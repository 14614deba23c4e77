import { enterValue } from '../../../docusaurus-internals/react-value-tracker.ts';
import { elementAt } from '../element-at.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
const BUTTONS = 'button, input[type="submit"], [role="button"]';

/**
 * Holds a reader's actions in an island until React has hydrated it: button presses are queued, and the island is
 * marked as busy; fields accept input immediately. Both are replayed after hydration, in the order in which they were last done.
 */
export class HeldActions {
  readonly #host: HTMLElement;
  readonly #listening = new AbortController();
  readonly #replays = new Map<Element, () => void>();

  /**
   * @param host the island
   * @param onAction is called on each action and focus, so that the island can be started
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
      const button = elementAt(event.target, BUTTONS);
      if (button !== null) {
        this.#hold(event, button, () => button.click());
      }
    });
    // Button clicks are handled above. A form without a button is submitted from its field.
    listen('submit', (event) => {
      const form = elementAt<HTMLFormElement>(event.target, 'form');
      if (form !== null) {
        this.#hold(event, form, () => form.requestSubmit());
      }
    });
    // React may already listen: it would get the input event twice. Radio buttons and checkboxes report by a click.
    for (const type of ['click', 'input', 'change']) {
      listen(type, (event) => {
        const field = elementAt<Field>(event.target, FIELDS);
        if (field !== null && (isCheckable(field) || event.type !== 'click')) {
          event.stopImmediatePropagation();
          this.#note(field, entryOf(field));
        }
      });
    }
    // Input from before this script ran, or restored by the browser from an earlier visit.
    for (const field of host.querySelectorAll<Field>(FIELDS)) {
      if (isEntered(field)) {
        this.#note(field, entryOf(field));
      }
    }
  }

  /** Replays all actions, once. */
  async replay(): Promise<void> {
    this.#listening.abort();
    for (const [element, replay] of this.#replays) {
      if (element.isConnected) {
        replay();
      }
      // The next action must see the effect of this one: React renders it in a microtask.
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

  /** Repeated presses of a control count once, and only the last input of a field counts. */
  #note(element: Element, replay: () => void): void {
    this.#replays.delete(element);
    this.#replays.set(element, replay);
  }
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

/** Whether a field's value differs from its HTML. For radio buttons, the checked one decides. */
function isEntered(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  return isCheckable(field)
    ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
    : field.value !== field.defaultValue;
}

/** @returns a function that enters a field's current value again, so that React fires its event */
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
