import type { ReactNode } from 'react';

interface ChoiceListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  onPick: (item: Item) => void;
  children: (item: Item) => ReactNode;
}

export function ChoiceList<Item>({ items, keyOf, onPick, children }: ChoiceListProps<Item>) {
  return (
    <ul>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <button type="button" onClick={() => onPick(item)}>
            {children(item)}
          </button>
        </li>
      ))}
    </ul>
  );
}
