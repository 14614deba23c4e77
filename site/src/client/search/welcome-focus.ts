/**
 * Decides whether a focus event may open search.
 *
 * Focus by Tab does not open it: readers who navigate by keyboard must be able to pass the
 * button (WCAG 2.2, 3.2.1). Nor does focus that is restored by a closed dialog, or by switching back to the
 * window. Every other focus does: from a script, an assistive technology, a tap.
 */
export class WelcomeFocus {
  #isWelcome = true;

  constructor(page: Document) {
    page.addEventListener('keydown', ({ key }) => key === 'Tab' && this.#pause(), {
      capture: true,
    });
    window.addEventListener('blur', () => {
      this.#isWelcome = false;
    });
    window.addEventListener('focus', () => this.#pause());
  }

  get isWelcome(): boolean {
    return this.#isWelcome;
  }

  /** Focuses an element without opening search. */
  giveTo(element: HTMLElement): void {
    this.#pause();
    element.focus({ preventScroll: true });
  }

  /** Focus moves in the same task in which a key is handled. */
  #pause(): void {
    this.#isWelcome = false;
    setTimeout(() => {
      this.#isWelcome = true;
    });
  }
}
