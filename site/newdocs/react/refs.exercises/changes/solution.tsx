import { useRef } from 'react';

interface AnswerFieldProps {
  label: string;
  onAnswer: (answer: { text: string; changes: number }) => void;
  onRender: () => void;
}

export function AnswerField({ label, onAnswer, onRender }: AnswerFieldProps) {
  onRender();
  const input = useRef<HTMLInputElement>(null);
  const changes = useRef(0);

  function countChange() {
    changes.current += 1;
  }

  function check() {
    if (input.current === null) return;
    onAnswer({ text: input.current.value, changes: changes.current });
    input.current.value = '';
    changes.current = 0;
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
