interface Attempt {
  questionId: string;
  correct: boolean;
}

interface ProgressBarProps {
  attempts: readonly Attempt[];
  total: number;
}

/** Counts a right attempt if none for the same question came before it. */
function countSolved(attempts: readonly Attempt[]) {
  return attempts.reduce((count, { questionId, correct }, index) => {
    const earlier = attempts.slice(0, index);
    const isRepeated = earlier.some((other) => other.correct && other.questionId === questionId);
    return correct && !isRepeated ? count + 1 : count;
  }, 0);
}

export function ProgressBar(props: ProgressBarProps) {
  const text = `${countSolved(props.attempts)} of ${props.total} solved`;
  return (
    <label>
      {text}
      <progress max={props.total} value={countSolved(props.attempts)}>
        {text}
      </progress>
    </label>
  );
}
