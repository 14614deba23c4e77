// biome-ignore-all lint/correctness/useHookAtTopLevel: the lesson shows what it causes
import { useState } from 'react';
import type { Question } from '../src/questions';
import { useCountdown } from '../src/useCountdown';

// #region card
export function TimedCard({ question }: { question: Question | null }) {
  const [picked, setPicked] = useState('');
  if (question === null) return <p>Loading the question</p>;

  const seconds = useCountdown(20);
  return (
    <label>
      {question.text} ({seconds} seconds left)
      <input value={picked} onChange={(event) => setPicked(event.target.value)} />
    </label>
  );
}
// #endregion card
