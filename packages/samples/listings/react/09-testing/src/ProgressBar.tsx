interface ProgressBarProps {
  attempts: readonly { questionId: string; correct: boolean }[];
  total: number;
}

export function ProgressBar({ attempts, total }: ProgressBarProps) {
  const right = attempts.filter(({ correct }) => correct);
  const solved = new Set(right.map(({ questionId }) => questionId)).size;
  return <progress aria-label="Solved" value={solved} max={total} />;
}
