import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Question } from './questions';

interface AnswerFormProps {
  question: Question;
  onSolved: (seconds: number) => void;
}

export function AnswerForm({ question, onSolved }: AnswerFormProps) {
  const [message, setMessage] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);

  useEffect(() => {
    input.current?.focus();
    shownAt.current = Date.now();
  }, []);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    if (typed === question.answer) {
      onSolved(Math.round((Date.now() - shownAt.current) / 1000));
      return;
    }
    setMessage(`${typed} is wrong. Try again.`);
    input.current?.focus();
    input.current?.select();
  }

  return (
    <form onSubmit={handleSubmit}>
      <label>
        {question.text} <input ref={input} />
      </label>
      <button type="submit">Check</button>
      <p role="status">{message}</p>
    </form>
  );
}
