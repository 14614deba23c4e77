// biome-ignore-all lint/correctness/noNestedComponentDefinitions: the lesson shows what it causes
import { useState } from 'react';

// #region nested
export function PlayerScore({ name }: { name: string }) {
  const [points, setPoints] = useState(0);

  function Note() {
    const [note, setNote] = useState('');
    return (
      <input
        aria-label={`Note on ${name}`}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    );
  }

  return (
    <section>
      <h2>
        {name}: {points}
      </h2>
      <button type="button" onClick={() => setPoints(points + 1)}>
        Point for {name}
      </button>
      <Note />
    </section>
  );
}
// #endregion nested
