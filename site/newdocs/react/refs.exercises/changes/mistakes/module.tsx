import { useRef } from 'react';

interface AnswerFieldProps {
  label: string;
  onAnswer: (answer: { text: string; changes: number }) => void;
  onRender: () => void;
}

let changes = 0;

export function AnswerField({ label, onAnswer, onRender }: AnswerFieldProps) {
  onRender();
  const input = useRef<HTMLInputElement>(null);

  function countChange() {
    changes += 1;
  }

  function check() {
    if (input.current === null) return;
    onAnswer({ text: input.current.value, changes });
    input.current.value = '';
    changes = 0;
  }

  return (
    <p>
      <label>
        {label} <input ref={input} onChange={countChange} />
      </label>
      <button type="button" onClick={check}>
        Check
      </button>
    </p>
  );
}
