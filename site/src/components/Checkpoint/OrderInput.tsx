import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { AnswerInputProps } from './answer-draft';
import styles from './styles.module.css';

interface OrderInputProps extends Omit<AnswerInputProps, 'question' | 'grade'> {
  /** Texts of the items, in the right order. */
  readonly items: readonly number[];
}

const MOVES = [
  { by: -1, label: 'Move up', sign: '↑' },
  { by: 1, label: 'Move down', sign: '↓' },
] as const;

/** Items to put in order with buttons, which work by keyboard, touch and mouse alike. */
export function OrderInput({ items, texts, draft, onChange }: OrderInputProps): ReactNode {
  const id = useId();
  const { order } = draft;
  const moved = useRef<string>(undefined);
  // A moved element can lose the focus: the browser takes it out and puts it back elsewhere.
  useEffect(() => {
    if (moved.current !== undefined && order.length > 0) {
      document.getElementById(moved.current)?.focus();
      moved.current = undefined;
    }
  }, [order]);
  function move(from: number, by: -1 | 1) {
    const item = order[from];
    const other = order[from + by];
    if (item === undefined || other === undefined) {
      return;
    }
    moved.current = `${id}${item}${by}`;
    const next = order.with(from, other).with(from + by, item);
    onChange({ ...draft, order: next }, `Moved to place ${from + by + 1} of ${order.length}.`);
  }
  return (
    <ol className={styles.items}>
      {order.map((item, place) => (
        <li key={item} className={styles.item}>
          <span id={`${id}${item}`} className={styles.itemText}>
            {texts[items[item] ?? -1]}
          </span>
          {MOVES.map(({ by, label, sign }) => (
            <button
              key={by}
              id={`${id}${item}${by}`}
              type="button"
              className={styles.move}
              aria-label={label}
              aria-labelledby={`${id}${item}${by} ${id}${item}`}
              aria-disabled={order[place + by] === undefined}
              onClick={() => move(place, by)}
            >
              {sign}
            </button>
          ))}
        </li>
      ))}
    </ol>
  );
}
