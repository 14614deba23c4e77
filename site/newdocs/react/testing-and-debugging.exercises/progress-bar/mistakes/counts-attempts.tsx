interface Attempt {
  questionId: string;
  correct: boolean;
}

interface ProgressBarProps {
  attempts: readonly Attempt[];
  total: number;
}

export function ProgressBar({ attempts, total }: ProgressBarProps) {
  const solved = attempts.filter(({ correct }) => correct).length;

  return (
    <p>
      <progress aria-label="Solved" value={solved} max={total} /> {solved} of {total} solved
    </p>
  );
}
