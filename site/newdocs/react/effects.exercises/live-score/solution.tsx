import { useEffect, useState } from 'react';

export interface ScoreSource {
  /** Calls the listener with each new score; the function that it returns ends that. */
  subscribe(listener: (score: number) => void): () => void;
}

export function LiveScore({ source }: { source: ScoreSource }) {
  const [latest, setLatest] = useState<{ source: ScoreSource; score: number } | null>(null);

  useEffect(() => source.subscribe((score) => setLatest({ source, score })), [source]);

  return <p>{latest?.source === source ? `Score: ${latest.score}` : 'No score yet.'}</p>;
}
