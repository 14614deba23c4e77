import { elementAt } from '../element-at.ts';
import { loadSearch } from './load-search.ts';
import type { WelcomeFocus } from './welcome-focus.ts';

/** Maximum length of a query; the field has the same limit. */
const MOST_CHARACTERS = 64;

/** Attribute of the root element while the dialog is open; styles prevent scrolling of the page. */
const OPEN = 'data-search-open';

/** The dialog that `components/SearchDialog` renders into each page, and its events. */
export class SearchDialog {
  readonly #page: Document;
  readonly #focus: WelcomeFocus;
  #opener: HTMLElement | undefined;
  #opening = new AbortController();

  constructor(page: Document, focus: WelcomeFocus) {
    this.#page = page;
    this.#focus = focus;
    // These events do not bubble.
    page.addEventListener('close', ({ target }) => this.#answerClose(target), { capture: true });
    this.#closeOnBackdrop();
  }

  /** Queried each time: the development server replaces it. */
  get element(): HTMLDialogElement | null {
    return this.#page.querySelector('dialog[data-search]');
  }

  get isOpen(): boolean {
    return this.element?.open ?? false;
  }

  /**
   * Opens the dialog with the focus in its field, so that the next keystroke is not lost. Its code is
   * loaded meanwhile.
   *
   * @param opener is focused when the dialog closes; default: the focused element
   * @param query initial value of the field; default: the selected text
   */
  open(opener: HTMLElement | undefined, query?: string): void {
    const dialog = this.element;
    const input = dialog?.querySelector('input');
    if (!dialog || !input || dialog.open) {
      return;
    }
    this.#opener = opener ?? focusedIn(this.#page);
    const selection = query === undefined ? String(getSelection()).slice(0, MOST_CHARACTERS) : '';
    // Otherwise the browser would restore the focus itself, which would open search again.
    focusedIn(this.#page)?.blur();
    input.value = query ?? selection;
    this.#page.documentElement.toggleAttribute(OPEN, true);
    dialog.showModal();
    input.focus();
    if (selection !== '') {
      input.select();
    }
    // The event of the last closing may still be on its way.
    this.#opening.abort();
    this.#opening = new AbortController();
    void loadSearch(dialog, this.#opening.signal);
  }

  close(): void {
    this.element?.close();
  }

  #answerClose(target: EventTarget | null): void {
    const dialog = this.element;
    if (dialog === null || target !== dialog || dialog.open) {
      return;
    }
    this.#opening.abort();
    this.#page.documentElement.toggleAttribute(OPEN, false);
    const opener = this.#opener ?? this.#page.querySelector<HTMLElement>('[data-opens-search]');
    if (opener !== null) {
      this.#focus.giveTo(opener);
    }
  }

  /** A press that begins in the dialog, such as selecting text, does not close it. */
  #closeOnBackdrop(): void {
    let pressed: EventTarget | null = null;
    this.#page.addEventListener('pointerdown', ({ target }) => {
      pressed = target;
    });
    this.#page.addEventListener('click', ({ target }) => {
      const isCancel = elementAt(target, '[data-closes-search]') !== null;
      if (isCancel || (target === this.element && target === pressed)) {
        this.close();
      }
    });
  }
}

function focusedIn({ activeElement, body }: Document): HTMLElement | undefined {
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined;
}
