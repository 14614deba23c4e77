/**
 * Repairs the roles in DocSearch's dialog, which announce it as one big button and its hits as options.
 *
 * Buttons and options may hold nothing that can be operated, and these hold a form, links and buttons
 * (WCAG 2.2, 4.1.2). The frame becomes a dialog, and each list a tree: a list may be one, and its items
 * may hold controls. The input's `aria-activedescendant` leads to an item as before.
 *
 * @returns a function that ends the repair.
 */
export function repairRoles(frame: HTMLElement): () => void {
  const container = frame.querySelector('.DocSearch-Container');
  container?.setAttribute('role', 'dialog');
  container?.setAttribute('aria-modal', 'true');
  container?.setAttribute('aria-label', 'Search');
  for (const name of [
    'tabindex',
    'aria-expanded',
    'aria-haspopup',
    'aria-owns',
    'aria-labelledby',
  ]) {
    container?.removeAttribute(name);
  }
  // They are no header and footer of the page.
  for (const part of frame.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')) {
    part.setAttribute('role', 'none');
  }
  const repair = (): void => {
    container?.removeAttribute('aria-controls');
    repairLists(frame);
  };
  repair();
  const observer = new MutationObserver(repair);
  observer.observe(frame, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-controls'],
  });
  return () => observer.disconnect();
}

function repairLists(frame: HTMLElement): void {
  for (const item of frame.querySelectorAll('[role="option"]')) {
    item.setAttribute('role', 'treeitem');
  }
  for (const list of frame.querySelectorAll('[role="listbox"]')) {
    list.setAttribute('role', 'tree');
    // DocSearch gives every list the same id, and the input names another: `docsearch-hits0-list`.
    const source = list.firstElementChild?.id.replace(/item-\d+$/, 'list');
    if (source) {
      list.id = source;
    }
  }
  frame.querySelector('.DocSearch-Input')?.setAttribute('aria-haspopup', 'tree');
}
