interface Attempt {
  questionId: string;
  correct: boolean;
}

interface ProgressBarProps {
  attempts: readonly Attempt[];
  total: number;
}

export function ProgressBar({ attempts, total }: ProgressBarProps) {
  const right = attempts.filter(({ correct }) => correct);
  const solved = new Set(right.map(({ questionId }) => questionId)).size;

  return (
    <p>
      <progress aria-label="Solved" value={solved} max={total} /> {solved} of {total} solved
    </p>
  );
}
