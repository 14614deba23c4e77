import { useState } from 'react';
import { PlayerScore } from './PlayerScore';
import { players as initialPlayers } from './players';

export function App() {
  const [players, setPlayers] = useState(initialPlayers);
  const total = players.reduce((sum, { points }) => sum + points, 0);

  function addPoints(id: string, count: number) {
    setPlayers((before) =>
      before.map((player) =>
        player.id === id ? { ...player, points: player.points + count } : player,
      ),
    );
  }

  return (
    <main>
      <h1>{total} points</h1>
      {players.map((player) => (
        <PlayerScore
          key={player.id}
          player={player}
          onPoints={(count) => addPoints(player.id, count)}
        />
      ))}
    </main>
  );
}
