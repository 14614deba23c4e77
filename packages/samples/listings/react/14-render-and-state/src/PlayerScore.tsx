import { useState } from 'react';
import type { Player } from './players';

interface PlayerScoreProps {
  player: Player;
  onPoints: (count: number) => void;
}

export function PlayerScore({ player, onPoints }: PlayerScoreProps) {
  const { name, points } = player;
  const [note, setNote] = useState('');

  return (
    <section>
      <h2>
        {name}: {points}
      </h2>
      <button type="button" onClick={() => onPoints(1)}>
        Point for {name}
      </button>
      <button type="button" onClick={() => onPoints(3)}>
        Bonus for {name}
      </button>
      <label>
        Note on {name}
        <input value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
    </section>
  );
}
