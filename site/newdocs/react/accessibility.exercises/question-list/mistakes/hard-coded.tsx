import { useState } from 'react';

export function QuestionList({ initial }: { initial: readonly string[] }) {
  const [isRemoved, setIsRemoved] = useState(false);
  return (
    <section>
      <ul>
        {initial.slice(isRemoved ? 1 : 0).map((text) => (
          <li key={text}>
            {text}
            <button
              type="button"
              aria-label="Remove What is GET?"
              onClick={() => setIsRemoved(true)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <button type="button" disabled={!isRemoved} onClick={() => setIsRemoved(false)}>
        Undo
      </button>
      <p role="status">{isRemoved && 'Removed "What is GET?". 1 left.'}</p>
    </section>
  );
}
