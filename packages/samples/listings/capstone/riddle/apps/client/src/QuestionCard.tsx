import type { AskedQuestion } from '@riddle/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendAttempt } from './api';

export function QuestionCard({ question }: { question: AskedQuestion }) {
  const [choice, setChoice] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const attempt = useMutation({ mutationFn: sendAttempt });
  const isSolved = attempt.data?.correct === true;

  function handleSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (choice !== null) attempt.mutate({ questionId: question.id, choice });
  }

  return (
    <form onSubmit={handleSubmit}>
      <fieldset disabled={isSolved}>
        <legend>{question.text}</legend>
        {question.choices.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="choice"
              checked={one === choice}
              onChange={() => setChoice(one)}
            />
            {one}
          </label>
        ))}
      </fieldset>
      {attempt.data !== undefined && (
        <p role="status" className={isSolved ? 'right' : 'wrong'}>
          {isSolved ? `Right. ${attempt.data.explanation}` : 'Not this one. Try again.'}
        </p>
      )}
      {attempt.error !== null && <p role="alert">{attempt.error.message}.</p>}
      {isSolved ? (
        <button type="button" onClick={() => queryClient.invalidateQueries({ queryKey: ['step'] })}>
          Next question
        </button>
      ) : (
        <button type="submit" disabled={choice === null || attempt.isPending}>
          Check
        </button>
      )}
    </form>
  );
}
