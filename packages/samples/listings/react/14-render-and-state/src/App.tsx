import { useState } from 'react';
import { PlayerScore } from './PlayerScore';
import { players as initialPlayers } from './players';

export function App() {
  const [players, setPlayers] = useState(initialPlayers);
  const [round, setRound] = useState(1);
  const total = players.reduce((sum, { points }) => sum + points, 0);
  const ranked = players.toSorted((a, b) => b.points - a.points);

  function addPoints(id: string, count: number) {
    setPlayers((before) =>
      before.map((player) =>
        player.id === id ? { ...player, points: player.points + count } : player,
      ),
    );
  }

  function startRound() {
    setPlayers(initialPlayers);
    setRound(round + 1);
  }

  return (
    <main>
      <h1>
        Round {round}: {total} points
      </h1>
      <button type="button" onClick={startRound}>
        New round
      </button>
      <div key={round}>
        {ranked.map((player) => (
          <PlayerScore
            key={player.id}
            player={player}
            onPoints={(count) => addPoints(player.id, count)}
          />
        ))}
      </div>
    </main>
  );
}
