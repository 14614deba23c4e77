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

export function QuizShow({ names }: { names: readonly string[] }) {
  return (
    <main>
      <button type="button">New show</button>
      <ul>
        {names.map((name) => (
          <TeamCard
            key={name}
            name={name}
            points={0}
            onPoint={() => console.log('point', name)}
            onRemove={() => console.log('remove', name)}
          />
        ))}
      </ul>
    </main>
  );
}
