import { useEffect, useState } from 'react';

export interface ScoreSource {
  subscribe(listener: (score: number) => void): () => void;
}

function useScore(source: ScoreSource): number | undefined {
  const [scores, setScores] = useState(new Map<ScoreSource, number>());
  useEffect(() => {
    const stop = source.subscribe((score) => {
      setScores(new Map([[source, score]]));
    });
    return () => {
      stop();
    };
  }, [source]);
  return scores.get(source);
}

export function LiveScore({ source }: { source: ScoreSource }) {
  const score = useScore(source);
  if (score === undefined) return <p>No score yet.</p>;
  return <p>Score: {score}</p>;
}
