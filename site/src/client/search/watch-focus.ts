/**
 * Decides whether a focus event may open search.
 *
 * Focus by Tab does not open it: readers who navigate by keyboard must be able to pass the
 * button (WCAG 2.2, 3.2.1). Nor does focus that is restored by a closed dialog, or by switching back to the
 * window. Every other focus does: from a script, an assistive technology, a tap.
 *
 * @returns `isWelcome`, and `giveTo`, which focuses an element without opening search
 */
export function watchFocus(page: Document) {
  let isWelcome = true;
  /** Focus moves in the same task in which a key is handled. */
  const pause = () => {
    isWelcome = false;
    setTimeout(() => {
      isWelcome = true;
    });
  };
  const answerKey = ({ key }: KeyboardEvent) => key === 'Tab' && pause();
  page.addEventListener('keydown', answerKey, { capture: true });
  window.addEventListener('blur', () => {
    isWelcome = false;
  });
  window.addEventListener('focus', pause);
  return {
    isWelcome: (): boolean => isWelcome,
    giveTo(element: HTMLOrSVGElement): void {
      pause();
      element.focus({ preventScroll: true });
    },
  };
}
