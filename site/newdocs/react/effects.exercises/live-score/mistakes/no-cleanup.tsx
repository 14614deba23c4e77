import { useEffect, useState } from 'react';

export interface ScoreSource {
  subscribe(listener: (score: number) => void): () => void;
}

export function LiveScore({ source }: { source: ScoreSource }) {
  const [latest, setLatest] = useState<{ source: ScoreSource; score: number } | null>(null);

  useEffect(() => {
    source.subscribe((score) => setLatest({ source, score }));
  }, [source]);

  return <p>{latest?.source === source ? `Score: ${latest.score}` : 'No score yet.'}</p>;
}
