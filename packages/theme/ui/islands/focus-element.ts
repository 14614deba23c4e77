/**
 * Focuses an element when it appears, as its `ref`: a reader who pressed a button that is gone is at what came instead.
 *
 * @example <p ref={focusElement} tabIndex={-1}>
 */
export function focusElement(element: HTMLElement | null): void {
  element?.focus();
}
