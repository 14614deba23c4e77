import { useState } from 'react';

export function PlayerScore({ name }: { name: string }) {
  const [points, setPoints] = useState(0);
  console.log(`render ${name} with ${points}`);

  function addPoint() {
    setPoints((before) => before + 1);
  }

  function addBonus() {
    addPoint();
    addPoint();
    addPoint();
  }

  return (
    <section>
      <h2>
        {name}: {points}
      </h2>
      <button type="button" onClick={addPoint}>
        Point for {name}
      </button>
      <button type="button" onClick={addBonus}>
        Bonus for {name}
      </button>
    </section>
  );
}
