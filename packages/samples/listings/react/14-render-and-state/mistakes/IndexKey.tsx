import { useState } from 'react';
import { PlayerScore } from '../src/PlayerScore';
import { players as initialPlayers } from '../src/players';

export function App() {
  const [players, setPlayers] = useState(initialPlayers);
  const ranked = players.toSorted((a, b) => b.points - a.points);

  function addPoints(id: string, count: number) {
    setPlayers((before) =>
      before.map((player) =>
        player.id === id ? { ...player, points: player.points + count } : player,
      ),
    );
  }

  // #region list
  const cards = ranked.map((player, index) => (
    <PlayerScore key={index} player={player} onPoints={(count) => addPoints(player.id, count)} />
  ));
  // #endregion list

  return <div>{cards}</div>;
}
