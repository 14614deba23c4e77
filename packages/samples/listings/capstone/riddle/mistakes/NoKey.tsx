import type { Step } from '@riddle/rules';
import { QuestionCard } from '../apps/client/src/QuestionCard';

export function NoKey({ step }: { step: Step }) {
  if (step.question === null) return <p>You solved all {step.total} questions.</p>;
  return (
    // #region no-key
    <QuestionCard question={step.question} />
    // #endregion no-key
  );
}
