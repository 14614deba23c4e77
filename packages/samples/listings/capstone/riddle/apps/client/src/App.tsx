import { useQuery } from '@tanstack/react-query';
import { getStep } from './api';
import { QuestionCard } from './QuestionCard';

export function App() {
  const { data: step, error, refetch } = useQuery({ queryKey: ['step'], queryFn: getStep });

  return (
    <main>
      <h1>Riddle</h1>
      {error !== null && (
        <p role="alert">
          {error.message}.{' '}
          <button type="button" onClick={() => refetch()}>
            Try again
          </button>
        </p>
      )}
      {step === undefined && error === null && <p role="status">Loading your question</p>}
      {step !== undefined && (
        <>
          <progress value={step.solved} max={step.total} aria-label="Solved questions" />
          {step.question === null ? (
            <p>You solved all {step.total} questions.</p>
          ) : (
            <QuestionCard key={step.question.id} question={step.question} />
          )}
        </>
      )}
    </main>
  );
}
