interface AnswerFieldProps {
  label: string;
  onAnswer: (answer: { text: string; changes: number }) => void;
  onRender: () => void;
}

export function AnswerField({ label, onAnswer, onRender }: AnswerFieldProps) {
  onRender();
  return (
    <p>
      <label>
        {label} <input />
      </label>
      <button type="button" onClick={() => onAnswer({ text: 'GET', changes: 3 })}>
        Check
      </button>
    </p>
  );
}
