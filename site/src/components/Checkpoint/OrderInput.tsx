import messages from '@generated/messages/default/checkpoint.json';
import { type ReactNode, useEffect, useRef } from 'react';
import { fill } from '../../messages/format.ts';
import type { AnswerInputProps, OfKind } from './draft';
import styles from './styles.module.css';

const MOVES = [
  { name: 'up', by: -1, label: messages.moveUp, sign: '↑' },
  { name: 'down', by: 1, label: messages.moveDown, sign: '↓' },
] as const;

/** Items to put in order with buttons, which work by keyboard, touch and mouse alike. */
export function OrderInput({
  question: { id, items },
  texts,
  draft,
  onChange,
}: AnswerInputProps<OfKind<'order'>>): ReactNode {
  const { order } = draft;
  const moved = useRef<string>(undefined);
  // A moved element can lose the focus: the browser takes it out and puts it back elsewhere.
  useEffect(() => {
    if (moved.current !== undefined && order.length > 0) {
      document.getElementById(moved.current)?.focus();
      moved.current = undefined;
    }
  }, [order]);
  function move(from: number, to: number, buttonId: string) {
    const item = order[from];
    const other = order[to];
    if (item === undefined || other === undefined) {
      return;
    }
    moved.current = buttonId;
    const next = order.with(from, other).with(to, item);
    onChange(
      { ...draft, order: next },
      fill(messages.moved, { place: to + 1, total: order.length }),
    );
  }
  return (
    <ol className={styles.items}>
      {order.map((item, place) => (
        <li key={item} className={styles.item}>
          <span id={`${id}-${item}`} className={styles.itemText} {...texts(items[item] ?? -1)} />
          {MOVES.map(({ name, by, label, sign }) => {
            const buttonId = `${id}-${item}-${name}`;
            return (
              <button
                key={name}
                id={buttonId}
                type="button"
                className={styles.move}
                aria-label={label}
                aria-labelledby={`${buttonId} ${id}-${item}`}
                aria-disabled={order[place + by] === undefined}
                onClick={() => move(place, place + by, buttonId)}
              >
                {sign}
              </button>
            );
          })}
        </li>
      ))}
    </ol>
  );
}
