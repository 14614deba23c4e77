import { useState } from 'react';

interface TeamCardProps {
  name: string;
  points: number;
  onPoint: () => void;
  onRemove: () => void;
}

function TeamCard({ name, points, onPoint, onRemove }: TeamCardProps) {
  const [isJokerUsed, setIsJokerUsed] = useState(false);

  function handleDouble() {
    onPoint();
    onPoint();
  }

  return (
    <li>
      {name}: {points}
      <button type="button" onClick={onPoint}>
        Point for {name}
      </button>
      <button type="button" onClick={handleDouble}>
        Double for {name}
      </button>
      <button type="button" disabled={isJokerUsed} onClick={() => setIsJokerUsed(true)}>
        Joker of {name}
      </button>
      <button type="button" onClick={onRemove}>
        Remove {name}
      </button>
    </li>
  );
}

interface Team {
  name: string;
  points: number;
}

const teamsOf = (names: readonly string[]): readonly Team[] =>
  names.map((name) => ({ name, points: 0 }));

export function QuizShow({ names }: { names: readonly string[] }) {
  const [teams, setTeams] = useState(() => teamsOf(names));
  const [show, setShow] = useState(1);
  const total = teams.reduce((sum, { points }) => sum + points, 0);

  function addPoint(name: string) {
    setTeams((before) =>
      before.map((team) => (team.name === name ? { ...team, points: team.points + 1 } : team)),
    );
  }

  function startAgain() {
    setTeams(teamsOf(names));
    setShow(show + 1);
  }

  return (
    <main>
      <p>Total: {total}</p>
      <button type="button" onClick={startAgain}>
        New show
      </button>
      <ul key={show}>
        {teams.map(({ name, points }, index) => (
          <TeamCard
            key={index}
            name={name}
            points={points}
            onPoint={() => addPoint(name)}
            onRemove={() => setTeams((before) => before.filter((team) => team.name !== name))}
          />
        ))}
      </ul>
    </main>
  );
}
