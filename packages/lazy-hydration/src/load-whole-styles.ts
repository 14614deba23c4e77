/** Holds the address of all styles, on the element that has those of the finished page. */
const WHOLE = 'data-whole';

/**
 * Loads all styles of the site in place of those that the finished page needs. The page keeps these
 * until the others have come, so that it never stands without; if they do not come, it keeps them.
 */
export function loadWholeStyles(page: Document): void {
  for (const part of page.querySelectorAll(`[${WHOLE}]`)) {
    const whole = page.createElement('link');
    whole.rel = 'stylesheet';
    whole.href = part.getAttribute(WHOLE) ?? '';
    part.removeAttribute(WHOLE);
    whole.addEventListener('load', () => part.remove());
    part.after(whole);
  }
}
