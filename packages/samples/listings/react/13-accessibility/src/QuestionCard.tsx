import { useState } from 'react';
import { Hint } from './Hint';
import type { Question } from './questions';

interface QuestionCardProps {
  question: Question;
  onNext: () => void;
}

export function QuestionCard({ question, onNext }: QuestionCardProps) {
  const [picked, setPicked] = useState('');
  const isRight = picked === question.answer;

  return (
    <section>
      <fieldset>
        <legend>{question.text}</legend>
        {question.choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={question.id}
              checked={choice === picked}
              onChange={() => setPicked(choice)}
            />
            {choice}
          </label>
        ))}
      </fieldset>
      <p role="status">{picked === '' ? '' : isRight ? 'Right.' : 'Try again.'}</p>
      <Hint text={question.explanation} />
      <button type="button" aria-label="Next question" disabled={!isRight} onClick={onNext}>
        →
      </button>
    </section>
  );
}
