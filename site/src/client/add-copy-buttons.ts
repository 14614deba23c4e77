/** Holds the one copy button that a page has for all its folded code (`ApiReference/CopyableCode`). */
const PATTERN = '[data-copy-button] > button';

/**
 * Gives each block of code in a part that is unfolded its copy button. The API page has 365 of them: written
 * into the page, they would be a tenth of its HTML, and nobody can press them before.
 */
export function addCopyButtons(page: Document): void {
  const answer = ({ target }: Event) => {
    const pattern = page.querySelector(PATTERN);
    if (pattern === null || !(target instanceof HTMLDetailsElement && target.open)) {
      return;
    }
    for (const caption of target.querySelectorAll('figure > figcaption:not(:has(button))')) {
      const button = caption.appendChild(page.importNode(pattern, true));
      button.setAttribute('aria-label', `Copy: ${caption.firstChild?.textContent}`);
    }
  };
  // This event does not bubble.
  page.addEventListener('toggle', answer, { capture: true });
}
