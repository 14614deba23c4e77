import { useState } from 'react';
import type { Question } from './questions';

interface QuestionCardProps {
  question: Question;
  onNext: () => void;
}

export function QuestionCard({ question, onNext }: QuestionCardProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const isRight = picked === question.answer;
  return (
    <fieldset>
      <legend>{question.text}</legend>
      {question.choices.map((choice) => (
        <button key={choice} type="button" onClick={() => setPicked(choice)}>
          {choice}
        </button>
      ))}
      {picked !== null && <p role="status">{isRight ? 'Right.' : 'Try again.'}</p>}
      <button type="button" disabled={picked === null} onClick={onNext}>
        Next
      </button>
    </fieldset>
  );
}
