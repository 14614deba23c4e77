import { loadSearch } from './load-search.ts';
import type { WelcomeFocus } from './welcome-focus.ts';

/** Most characters of a query; the field has the same limit. */
const MOST_CHARACTERS = 64;

/** Set on the page's root while the dialog is open; its styles keep the page from scrolling. */
const OPEN = 'data-search-open';

/** The dialog that `components/SearchDialog` puts into each page, and what happens around it. */
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

  /** Looked for each time: the live-reload server replaces it. */
  get element(): HTMLDialogElement | null {
    return this.#page.querySelector('dialog[data-search]');
  }

  get isOpen(): boolean {
    return this.element?.open ?? false;
  }

  /**
   * Opens the dialog with the focus in its field, so that the next letter is not lost. What follows is
   * loaded meanwhile.
   *
   * @param opener gets the focus back; without one, what has it now
   * @param query what stands in the field; without one, the text that is selected
   */
  open(opener: HTMLElement | undefined, query?: string): void {
    const dialog = this.element;
    const input = dialog?.querySelector('input');
    if (!dialog || !input || dialog.open) {
      return;
    }
    this.#opener = opener ?? focusedIn(this.#page);
    const selection = query === undefined ? String(getSelection()).slice(0, MOST_CHARACTERS) : '';
    // Otherwise the browser itself would give the focus back, as one that may open.
    focusedIn(this.#page)?.blur();
    input.value = query ?? selection;
    this.#page.documentElement.toggleAttribute(OPEN, true);
    dialog.showModal();
    input.focus();
    if (selection !== '') {
      input.select();
    }
    this.#opening = new AbortController();
    void loadSearch(dialog, this.#opening.signal);
  }

  close(): void {
    this.element?.close();
  }

  #answerClose(target: EventTarget | null): void {
    const dialog = this.element;
    if (dialog === null || target !== dialog) {
      return;
    }
    this.#opening.abort();
    this.#page.documentElement.toggleAttribute(OPEN, false);
    const opener = this.#opener ?? this.#page.querySelector<HTMLElement>('[data-opens-search]');
    if (opener !== null) {
      this.#focus.giveTo(opener);
    }
  }

  /** A press that begins in the dialog, as when text is selected, does not close it. */
  #closeOnBackdrop(): void {
    let pressed: EventTarget | null = null;
    this.#page.addEventListener('pointerdown', ({ target }) => {
      pressed = target;
    });
    this.#page.addEventListener('click', ({ target }) => {
      const isCancel = target instanceof Element && target.closest('[data-closes-search]') !== null;
      if (isCancel || (target === this.element && target === pressed)) {
        this.close();
      }
    });
  }
}

function focusedIn({ activeElement, body }: Document): HTMLElement | undefined {
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined;
}
