import { type MouseEvent, useEffect, useRef, useState } from 'react';

/** Id of the list that the field controls. */
export const LIST_ID = 'search-list';

interface ComboboxOptions {
  readonly input: HTMLInputElement;
  /** `grid` when items hold more than one control. */
  readonly popup: 'listbox' | 'grid';
  /** Number of items. */
  readonly count: number;
  /** What is listed, by identity: with another one, the first item is active again. */
  readonly list: unknown;
  /** Another list is on its way; Enter waits for it. */
  readonly isWaiting: boolean;
}

/** The attributes and listeners of an item. */
export interface ComboboxItem {
  readonly id: string;
  readonly 'aria-selected': boolean;
  readonly onMouseMove: () => void;
  readonly onMouseDown: (event: MouseEvent) => void;
}

/** @returns what belongs to the item at a place, counted from 0 through all groups */
export type Combobox = (place: number) => ComboboxItem;

/**
 * Makes the dialog's field and a list below it a combobox (WAI-ARIA APG): the focus stays in the field,
 * arrows move through the list and wrap, Enter follows the active item's link. The panel closes for
 * assistive devices when the focus leaves the field; its items stay visible.
 */
export function useCombobox({ input, popup, count, list, isWaiting }: ComboboxOptions): Combobox {
  const [moved, setMoved] = useState({ list, place: 0 });
  const [isOpen, setIsOpen] = useState(document.activeElement === input);
  const entered = useRef<KeyboardEvent>(undefined);
  const active = moved.list === list && moved.place < count ? moved.place : 0;
  const activeId = isOpen && count > 0 ? itemId(active) : undefined;

  useEffect(() => {
    input.setAttribute('aria-expanded', String(activeId !== undefined));
    input.setAttribute('aria-haspopup', popup);
    setOrRemove(input, 'aria-controls', activeId && LIST_ID);
    setOrRemove(input, 'aria-activedescendant', activeId);
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [input, popup, activeId]);

  // A reader who types fast presses Enter before the answer is there.
  useEffect(() => {
    if (entered.current !== undefined && !isWaiting) {
      follow(itemId(0), entered.current);
      entered.current = undefined;
    }
  }, [isWaiting]);

  useEffect(() => {
    const answerKey = (event: KeyboardEvent): void => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      entered.current = undefined;
      if (step !== undefined && count > 0) {
        event.preventDefault();
        setMoved({ list, place: (active + step + count) % count });
      } else if (event.key === 'Enter' && !event.isComposing) {
        event.preventDefault();
        if (isWaiting) {
          entered.current = event;
        } else if (activeId !== undefined) {
          follow(activeId, event);
        }
      }
    };
    const open = () => setIsOpen(true);
    const close = () => setIsOpen(false);
    input.addEventListener('keydown', answerKey);
    input.addEventListener('focus', open);
    input.addEventListener('blur', close);
    return () => {
      input.removeEventListener('keydown', answerKey);
      input.removeEventListener('focus', open);
      input.removeEventListener('blur', close);
    };
  });

  return (place) => ({
    id: itemId(place),
    'aria-selected': itemId(place) === activeId,
    onMouseMove: () => {
      if (place !== active) {
        setMoved({ list, place });
      }
    },
    // Otherwise the field would lose the focus, and with it the letters that follow.
    onMouseDown: (event) => event.preventDefault(),
  });
}

const itemId = (place: number): string => `search-item-${place}`;

/** Follows the link of an item as a click with the same keys would: in this tab, another, or a window. */
function follow(id: string, { ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): void {
  const item = document.getElementById(id);
  const link = item instanceof HTMLAnchorElement ? item : item?.querySelector('a');
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
