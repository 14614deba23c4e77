interface Attempt {
  questionId: string;
  correct: boolean;
}

interface ProgressBarProps {
  attempts: readonly Attempt[];
  total: number;
}

export function ProgressBar({ attempts, total }: ProgressBarProps) {
  const solved = new Set(attempts.map(({ questionId }) => questionId)).size;

  return (
    <p>
      <progress aria-label="Solved" value={solved} max={total} /> {solved} of {total} solved
    </p>
  );
}
