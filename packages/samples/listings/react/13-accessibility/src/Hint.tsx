import { useId, useState } from 'react';

export function Hint({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        Hint
      </button>
      <p id={id} hidden={!isOpen}>
        {text}
      </p>
    </div>
  );
}
