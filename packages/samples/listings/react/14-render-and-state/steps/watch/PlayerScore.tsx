import { useState } from 'react';

export function PlayerScore({ name }: { name: string }) {
  const [points, setPoints] = useState(0);
  console.log(`render ${name} with ${points}`);

  function addPoint() {
    setPoints(points + 1);
    console.log(`after setPoints: ${points}`);
  }

  return (
    <section>
      <h2>
        {name}: {points}
      </h2>
      <button type="button" onClick={addPoint}>
        Point for {name}
      </button>
    </section>
  );
}
