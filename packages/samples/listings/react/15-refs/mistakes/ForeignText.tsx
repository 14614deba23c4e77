import { useRef, useState } from 'react';

export function SaveButton() {
  const [message, setMessage] = useState('Not saved.');
  const status = useRef<HTMLParagraphElement>(null);

  function save() {
    if (status.current !== null) status.current.textContent = 'Saved.';
  }

  return (
    <>
      <button type="button" onClick={save}>
        Save
      </button>
      <button type="button" onClick={() => setMessage('Not saved.')}>
        Change
      </button>
      <p ref={status}>{message}</p>
    </>
  );
}
