import { isShortcut, onKey } from '@vibe-docs/theme/ui/client/keys';

/** Id of the list that the field controls. */
export const LIST_ID = 'search-list';

/**
 * Makes the dialog's field and a list below it a combobox (WAI-ARIA APG): the focus stays in the field,
 * arrows move through the list and wrap, Enter follows the active item's link. The panel closes for
 * assistive devices when the focus leaves the field; its items stay visible.
 *
 * @param signal ends it
 */
export function makeCombobox(input: HTMLInputElement, signal: AbortSignal) {
  let all: readonly HTMLElement[] = [];
  let place = 0;
  let isOpen = document.activeElement === input;
  let isWaiting = false;
  let entered: KeyboardEvent | undefined;

  const activate = (next: number): void => {
    const before = input.getAttribute('aria-activedescendant');
    place = all.length > 0 ? (next + all.length) % all.length : 0;
    const active = isOpen ? all[place] : undefined;
    for (const item of all) {
      item.ariaSelected = String(item === active);
    }
    input.ariaExpanded = String(active !== undefined);
    setOrRemove(input, 'aria-controls', active && LIST_ID);
    setOrRemove(input, 'aria-activedescendant', active?.id);
    if (active !== undefined && active.id !== before) {
      active.scrollIntoView({ block: 'nearest' });
    }
  };
  const answerKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    entered = undefined;
    if (step !== undefined && !event.shiftKey && !isShortcut(event) && all.length > 0) {
      event.preventDefault();
      activate(place + step);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isWaiting) {
        // A reader who types fast presses Enter before the answer is there.
        entered = event;
      } else if (isOpen) {
        follow(all[place], event);
      }
    }
  };
  const open = (event: Event): void => {
    isOpen = event.type === 'focus';
    activate(place);
  };
  onKey(input, answerKey, { signal });
  input.addEventListener('focus', open, { signal });
  input.addEventListener('blur', open, { signal });
  return {
    /**
     * Takes over a list.
     *
     * @param items in order, through all groups
     * @param popup `grid` when items hold more than one control
     */
    list(items: readonly HTMLElement[], popup: 'listbox' | 'grid'): void {
      all = items;
      input.setAttribute('aria-haspopup', popup);
      items.forEach((item, index) => {
        item.id = `search-item-${index}`;
        item.addEventListener('mousemove', () => index !== place && activate(index));
        // Otherwise the field would lose the focus, and with it the letters that follow.
        item.addEventListener('mousedown', (event) => event.preventDefault());
      });
      activate(place < items.length ? place : 0);
    },
    /** Makes the first item active. */
    reset: (): void => activate(0),
    /** Whether another list is on its way; Enter waits for it. */
    wait(isComing: boolean): void {
      isWaiting = isComing;
      if (entered !== undefined && !isWaiting) {
        follow(all[0], entered);
        entered = undefined;
      }
    },
  };
}

/** Follows the link of an item as a click with the same keys would: in this tab, another, or a window. */
function follow(item: HTMLElement | undefined, event: KeyboardEvent): void {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = item?.matches('a') ? item : item?.querySelector('a');
  const keys = { ctrlKey, metaKey, shiftKey, altKey };
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value);
  }
}
