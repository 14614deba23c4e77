/**
 * What a reader does in an island before React has come: clicks on buttons and links with a role wait for
 * it, and the island is marked as busy; fields take what is entered at once. Both are replayed when the
 * island answers.
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
    const isFocusEnough = host.dataset.when !== 'pressed';
    for (const type of isFocusEnough ? ['pointerdown', 'focusin'] : ['pointerdown']) {
      listen(type, onAction);
    }
    listen('click', (event) => {
      const control = buttonAt(event.target);
      if (control !== null) {
        this.#hold(event, control, () => control.click());
        onAction();
      }
    });
    listen('submit', (event) => {
      if (event.target instanceof HTMLFormElement) {
        this.#hold(event, event.target, () => undefined);
      }
    });
    for (const type of ['input', 'change']) {
      listen(type, ({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
          this.#replays.set(target, () => enterAgain(target));
        }
        onAction();
      });
    }
  }

  /** Does everything again, in its order, once, and holds nothing any more. */
  replay(): void {
    this.#listening.abort();
    for (const replay of this.#replays.values()) {
      replay();
    }
    this.#replays.clear();
  }

  /** A second press of the same control is impatience: it counts once. */
  #hold(event: Event, control: Element, replay: () => void): void {
    event.preventDefault();
    event.stopPropagation();
    this.#host.setAttribute('aria-busy', 'true');
    this.#replays.set(control, replay);
  }
}

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('button, input[type="submit"], [role="button"]')
    : null;
}

/**
 * Enters in a field what it holds. React compares with the value that it knows, which it learns through
 * the property of the element itself: the value is taken away, and set through the prototype.
 */
function enterAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  if (field.type === 'radio' || field.type === 'checkbox') {
    if ('checked' in field && field.checked) {
      field.checked = false;
      field.click();
    }
    return;
  }
  const { value } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
