import text from '@generated/messages/default/page.json';

/** Toolbars of code blocks inside `details`. */
const CAPTIONS = '[open] figcaption:not(:has(button))';

/**
 * Adds a copy button to each code block when its `details` is opened: a clone of the one that the page contains for
 * all of them (`ApiReference/CopyableCode`). The API page has 365 blocks. Their buttons would
 * be a tenth of its HTML, and cannot be pressed before.
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
