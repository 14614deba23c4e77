import { type ChangeEvent, type SubmitEvent, useState } from 'react';

interface NumberQuestion {
  id: string;
  text: string;
  answer: number;
  tolerance: number;
}

interface NumberCardProps {
  question: NumberQuestion;
  onSolved: (questionId: string) => void;
}

export function NumberCard({ question, onSolved }: NumberCardProps) {
  const [typed, setTyped] = useState('');
  const [result, setResult] = useState<'right' | 'wrong' | null>(null);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.target.value);
    setResult(null);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const number = Number(typed);
    const { answer, tolerance } = question;
    const isRight = number >= answer - tolerance && number <= answer + tolerance;
    setResult(isRight ? 'right' : 'wrong');
    if (isRight) onSolved(question.id);
  }

  return (
    <form onSubmit={handleSubmit}>
      <label>
        {question.text}
        <input type="number" step="any" value={typed} onChange={handleChange} />
      </label>
      <button type="submit" disabled={typed === ''}>
        Check
      </button>
      {result !== null && <p role="status">{result}</p>}
    </form>
  );
}
