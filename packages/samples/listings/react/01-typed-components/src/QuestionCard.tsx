import { type ChangeEvent, type ReactNode, type SubmitEvent, useReducer, useState } from 'react';
import { type AttemptState, attemptReducer } from './attemptReducer';
import type { Question } from './questions';

interface QuestionCardProps {
  question: Question;
  children?: ReactNode;
  onSolved: (questionId: string) => void;
}

export function QuestionCard({ question, children, onSolved }: QuestionCardProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const [attempt, dispatch] = useReducer(attemptReducer, { status: 'unanswered' });

  function handlePick(event: ChangeEvent<HTMLInputElement>) {
    setPicked(event.target.value);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (picked === null) return;
    dispatch({ type: 'answered', question, choice: picked });
    if (picked === question.answer) onSolved(question.id);
  }

  function handleClear() {
    setPicked(null);
    dispatch({ type: 'cleared' });
  }

  return (
    <form onSubmit={handleSubmit}>
      <fieldset disabled={attempt.status === 'right'}>
        <legend>{question.text}</legend>
        {question.choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={question.id}
              value={choice}
              checked={choice === picked}
              onChange={handlePick}
            />
            {choice}
          </label>
        ))}
        <button type="submit" disabled={picked === null}>
          Check
        </button>
        <button type="button" onClick={handleClear}>
          Clear
        </button>
      </fieldset>
      <Result attempt={attempt} />
      {children}
    </form>
  );
}

function Result({ attempt }: { attempt: AttemptState }) {
  switch (attempt.status) {
    case 'unanswered':
      return null;
    case 'wrong':
      return <p role="status">{attempt.choice} is wrong. Try again.</p>;
    case 'right':
      return <p role="status">Right. {attempt.explanation}</p>;
  }
}
