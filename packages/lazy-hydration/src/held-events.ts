/**
 * Events that came before anybody could answer them. They are told again, in their order, when React
 * has taken over. A second press of the same control is impatience, not a second wish: it counts once.
 */
export class HeldEvents {
  readonly #replays = new Map<EventTarget, Map<string, () => void>>();

  /** Keeps a click from having any effect now. */
  holdClick(event: Event, control: HTMLElement): void {
    stop(event);
    this.#hold(control, 'click', () => control.click());
  }

  /** Keeps a key from having any effect now. */
  holdKey(event: KeyboardEvent): void {
    stop(event);
    const { type, key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
    const init = { key, code, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
    const target = event.target ?? document;
    this.#hold(target, `key ${key}`, () => target.dispatchEvent(new KeyboardEvent(type, init)));
  }

  /** Notes that a control got the focus, which it keeps. */
  noteFocus(control: HTMLElement): void {
    this.#hold(control, 'focus', () => {
      if (control.ownerDocument.activeElement === control) {
        control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      }
    });
  }

  /** Notes that a field got another value, which it keeps. */
  noteChange(field: EventTarget): void {
    this.#hold(field, 'change', () => field.dispatchEvent(new Event('change', { bubbles: true })));
  }

  /** Notes where the pointer is. */
  notePointer(control: HTMLElement): void {
    this.#hold(control, 'pointer', () => {
      if (control.matches(':hover')) {
        for (const type of ['pointerover', 'mouseover']) {
          control.dispatchEvent(new MouseEvent(type, { bubbles: true }));
        }
      }
    });
  }

  /** Tells all of them again, once. */
  replay(): void {
    const replays = [...this.#replays.values()].flatMap((ofTarget) => [...ofTarget.values()]);
    this.#replays.clear();
    for (const replay of replays) {
      replay();
    }
  }

  #hold(target: EventTarget, kind: string, replay: () => void): void {
    const ofTarget = this.#replays.get(target) ?? new Map();
    ofTarget.set(kind, replay);
    this.#replays.set(target, ofTarget);
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
