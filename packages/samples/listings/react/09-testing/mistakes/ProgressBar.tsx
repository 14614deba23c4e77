interface ProgressBarProps {
  attempts: readonly { questionId: string; correct: boolean }[];
  total: number;
}

export function ProgressBar({ attempts, total }: ProgressBarProps) {
  const solved = attempts.filter(({ correct }) => correct).length;
  return <progress aria-label="Solved" value={solved} max={total} />;
}
