/**
 * Tells the focus that may open search from the focus that may not.
 *
 * Focus that Tab brings does not open: who walks through the page by keyboard must be able to pass the
 * button (WCAG 2.2, 3.2.1). Nor does focus that a closed dialog gives back, or the window when it comes
 * to the front again. Every other focus opens: a script's, an assistive device's, a finger's.
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

  /** Focuses an element that would open search. */
  giveTo(element: HTMLElement): void {
    this.#pause();
    element.focus({ preventScroll: true });
  }

  /** Focus moves within the task in which a key is handled. */
  #pause(): void {
    this.#isWelcome = false;
    setTimeout(() => {
      this.#isWelcome = true;
    });
  }
}
