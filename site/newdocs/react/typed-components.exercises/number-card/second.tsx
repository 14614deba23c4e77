import { useState } from 'react';

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

function isNear(value: number, { answer, tolerance }: NumberQuestion) {
  return Math.round(Math.abs(value - answer) * 1e6) <= Math.round(tolerance * 1e6);
}

export function NumberCard(props: NumberCardProps) {
  const [state, setState] = useState<{ text: string; message?: string }>({ text: '' });

  const check = () => {
    const right = isNear(Number.parseFloat(state.text), props.question);
    setState({ ...state, message: right ? 'right' : 'wrong' });
    if (right) {
      props.onSolved(props.question.id);
    }
  };

  return (
    <section>
      <p id="number-question">{props.question.text}</p>
      <input
        aria-labelledby="number-question"
        value={state.text}
        onChange={({ target }) => setState({ text: target.value })}
      />
      <button type="button" onClick={check} disabled={state.text.length === 0}>
        Check
      </button>
      <output>{state.message}</output>
    </section>
  );
}
