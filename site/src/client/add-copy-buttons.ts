import text from '@generated/messages/default/page.json';

/** Captions of code in unfolded parts. */
const CAPTIONS = '[open] figcaption:not(:has(button))';

/**
 * Gives each block of code in a part that is unfolded its copy button: the one that the page has for all of
 * them (`ApiReference/CopyableCode`). The API page has 365 blocks. Written into the page, their buttons would
 * be a tenth of its HTML, and nobody can press them before.
 */
export function addCopyButtons(page: Document): void {
  const answer = () => {
    const pattern = page.querySelector('[data-copy-button] > button');
    if (pattern !== null) {
      for (const caption of page.querySelectorAll(CAPTIONS)) {
        const button = page.importNode(pattern, true);
        button.ariaLabel = text.copyNamed.replace('{name}', () => `${caption.textContent}`);
        caption.append(button);
      }
    }
  };
  answer();
  // This event does not bubble.
  page.addEventListener('toggle', answer, { capture: true });
}
