import text from '@generated/messages/default/page.json';

/**
 * Adds a copy button to each figure of an API page: a clone of the one that the page contains for all of them
 * (`ApiReference/CopyableCode`). In the HTML, the buttons of up to 90 figures would be a tenth of the page.
 */
export function addCopyButtons(page: Document): void {
  const pattern = page.querySelector('[data-copy-button] > button');
  if (pattern !== null) {
    for (const caption of page.querySelectorAll('figcaption')) {
      const button = page.importNode(pattern, true);
      button.ariaLabel = text.copyNamed.replace('{name}', () => `${caption.textContent}`);
      caption.append(button);
    }
  }
}
