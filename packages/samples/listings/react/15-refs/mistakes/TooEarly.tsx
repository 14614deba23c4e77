import { useRef, useState } from 'react';

export function NoteButton() {
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function open() {
    setIsOpen(true);
    input.current?.focus();
  }

  return isOpen ? (
    <input ref={input} aria-label="Note" />
  ) : (
    <button type="button" onClick={open}>
      Add a note
    </button>
  );
}
