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

export function QuizShow(props: { names: readonly string[] }) {
  const [show, setShow] = useState(0);
  return (
    <>
      <Show key={show} {...props} />
      <button type="button" onClick={() => setShow((before) => before + 1)}>
        New show
      </button>
    </>
  );
}

function Show({ names }: { names: readonly string[] }) {
  const [points, setPoints] = useState<Readonly<Record<string, number>>>({});
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const playing = names.filter((name) => !removed.has(name));
  let total = 0;
  for (const name of playing) total += points[name] ?? 0;

  return (
    <section>
      <h2>Total: {total}</h2>
      {playing.map((name) => (
        <ul key={name}>
          <TeamCard
            name={name}
            points={points[name] ?? 0}
            onPoint={() => setPoints((before) => ({ ...before, [name]: (before[name] ?? 0) + 1 }))}
            onRemove={() => setRemoved(new Set([...removed, name]))}
          />
        </ul>
      ))}
    </section>
  );
}
