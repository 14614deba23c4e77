import { useState } from 'react';

interface QuestionListProps {
  initial: readonly string[];
}

interface Item {
  id: number;
  text: string;
}

interface Removal {
  item: Item;
  /** The list before the removal. */
  before: readonly Item[];
}

export function QuestionList({ initial }: QuestionListProps) {
  const [questions, setQuestions] = useState<readonly Item[]>(() =>
    initial.map((text, id) => ({ id, text })),
  );
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const [message, setMessage] = useState('');

  function handleRemove(item: Item) {
    const left = questions.filter((other) => other !== item);
    setRemovals([...removals, { item, before: questions }]);
    setQuestions(left);
    setMessage(`Removed "${item.text}". ${left.length} left.`);
  }

  function handleUndo() {
    const last = removals.at(-1);
    if (last === undefined) return;
    setQuestions(last.before);
    setRemovals(removals.slice(0, -1));
    setMessage(`Restored "${last.item.text}".`);
  }

  return (
    <section>
      <ul>
        {questions.map((item) => (
          <li key={item.id}>
            {item.text}
            <button
              type="button"
              aria-label={`Remove ${item.text}`}
              onClick={() => handleRemove(item)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <button type="button" disabled={removals.length === 0} onClick={handleUndo}>
        Undo
      </button>
      <p role="status" key={message}>
        {message}
      </p>
    </section>
  );
}
