import { useReducer } from 'react';

interface State {
  items: { id: string; text: string; removedAt: number }[];
  clock: number;
  said: string;
}

type Action = { type: 'remove'; item: State['items'][number] } | { type: 'undo' };

function reduce(state: State, action: Action): State {
  const clock = state.clock + 1;
  if (action.type === 'remove') {
    const items = state.items.map((item) =>
      item === action.item ? { ...item, removedAt: clock } : item,
    );
    const left = items.filter(({ removedAt }) => removedAt === 0).length;
    return { items, clock, said: `Removed "${action.item.text}". ${left} left.` };
  }
  const latest = Math.max(...state.items.map(({ removedAt }) => removedAt));
  const said = state.items.find(({ removedAt }) => removedAt === latest)?.text;
  const items = state.items.map((item) =>
    item.removedAt === latest ? { ...item, removedAt: 0 } : item,
  );
  return { items, clock, said: `Restored "${said}".` };
}

export function QuestionList({ initial }: { initial: readonly string[] }) {
  const [{ items, said }, dispatch] = useReducer(reduce, {
    items: initial.map((text, place) => ({ id: `q${place}`, text, removedAt: 0 })),
    clock: 0,
    said: '',
  });
  return (
    <div>
      <output>{said}</output>
      <button
        type="button"
        disabled={items.every(({ removedAt }) => removedAt === 0)}
        onClick={() => dispatch({ type: 'undo' })}
      >
        Undo
      </button>
      <ol>
        {items.map(
          (item) =>
            item.removedAt === 0 && (
              <li key={item.id}>
                <span>{item.text}</span>
                <button
                  type="button"
                  aria-label={`Remove ${item.text}`}
                  onClick={() => dispatch({ type: 'remove', item })}
                >
                  <span aria-hidden="true">×</span>
                </button>
              </li>
            ),
        )}
      </ol>
    </div>
  );
}
