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

/** Decimal fractions are not exact: `24.1 - 24` is 0.10000000000000142. */
const ROUNDING_ERROR = 1e-9;

export function NumberCard({ question, onSolved }: NumberCardProps) {
  const [typed, setTyped] = useState('');
  const [result, setResult] = useState<'right' | 'wrong' | null>(null);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.target.value);
    setResult(null);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const distance = Math.abs(Number(typed) - question.answer);
    const isRight = distance <= question.tolerance + ROUNDING_ERROR;
    setResult(isRight ? 'right' : 'wrong');
    onSolved(question.id);
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
