import type { ReactNode } from 'react';
import type { Question } from './questions';

interface QuestionCardProps {
  question: Question;
  children?: ReactNode;
}

export function QuestionCard({ question, children }: QuestionCardProps) {
  return (
    <fieldset>
      <legend>{question.text}</legend>
      {question.choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name={question.id} value={choice} />
          {choice}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
