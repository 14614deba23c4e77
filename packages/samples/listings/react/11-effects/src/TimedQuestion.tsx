import type { Question } from './questions';
import { useCountdown } from './useCountdown';
import { useHint } from './useHint';

interface TimedQuestionProps {
  question: Question;
  onNext: () => void;
}

export function TimedQuestion({ question, onNext }: TimedQuestionProps) {
  const seconds = useCountdown(20);
  const hint = useHint(question.id);
  const isLate = seconds === 0;

  return (
    <section>
      <h2>{question.text}</h2>
      <p>{isLate ? 'Time is up.' : `${seconds} seconds left`}</p>
      <p>{hint ?? 'Loading the hint'}</p>
      <button type="button" onClick={onNext}>
        {isLate ? 'Next' : 'Skip'}
      </button>
    </section>
  );
}
