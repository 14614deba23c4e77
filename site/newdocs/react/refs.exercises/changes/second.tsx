import { type FormEvent, useRef } from 'react';

interface AnswerFieldProps {
  label: string;
  onAnswer: (answer: { text: string; changes: number }) => void;
  onRender: () => void;
}

export function AnswerField({ label, onAnswer, onRender }: AnswerFieldProps) {
  onRender();
  const typed = useRef({ text: '', changes: 0 });

  function handleInput(event: FormEvent<HTMLInputElement>) {
    typed.current = {
      text: event.currentTarget.value,
      changes: typed.current.changes + 1,
    };
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(typed.current);
        typed.current = { text: '', changes: 0 };
        event.currentTarget.reset();
      }}
    >
      <input aria-label={label} onInput={handleInput} />
      <button type="submit">Check</button>
    </form>
  );
}
