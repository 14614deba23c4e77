import { useState } from 'react';

interface Attempt {
  questionId: string;
  correct: boolean;
}

interface ProgressBarProps {
  attempts: readonly Attempt[];
  total: number;
}

export function ProgressBar({ attempts, total }: ProgressBarProps) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const fresh = attempts.find(({ questionId, correct }) => correct && !ids.includes(questionId));
  if (fresh !== undefined) {
    setIds([...ids, fresh.questionId]);
  }
  const solved = ids.length;

  return (
    <p>
      <progress aria-label="Solved" value={solved} max={total} /> {solved} of {total} solved
    </p>
  );
}
