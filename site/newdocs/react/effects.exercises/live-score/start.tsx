import { useState } from 'react';

export interface ScoreSource {
  /** Calls the listener with each new score; the function that it returns ends that. */
  subscribe(listener: (score: number) => void): () => void;
}

export function LiveScore({ source }: { source: ScoreSource }) {
  const [score] = useState<number | null>(null);
  console.log(source);
  return <p>{score === null ? 'No score yet.' : `Score: ${score}`}</p>;
}
