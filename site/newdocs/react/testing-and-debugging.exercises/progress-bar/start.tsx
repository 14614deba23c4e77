interface Attempt {
  questionId: string;
  correct: boolean;
}

interface ProgressBarProps {
  attempts: readonly Attempt[];
  total: number;
}

export function ProgressBar({ attempts, total }: ProgressBarProps) {
  const solved = attempts.filter(({ questionId }) => {
    const ofQuestion = attempts.filter((attempt) => attempt.questionId === questionId);
    return ofQuestion.at(-1)?.correct;
  });

  return <progress aria-label="Solved" value={solved.length} max={total} />;
}
