import { useEffect, useState } from 'react';

export interface ScoreSource {
  subscribe(listener: (score: number) => void): () => void;
}

export function LiveScore({ source }: { source: ScoreSource }) {
  const [score, setScore] = useState<number | null>(null);

  useEffect(() => {
    setScore(null);
    return source.subscribe(setScore);
  }, [source]);

  return <p>{score === null ? 'No score yet.' : `Score: ${score}`}</p>;
}
