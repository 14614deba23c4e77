import { useState } from 'react';

export function TryButton() {
  const [message, setMessage] = useState('No try yet.');
  let tries = 0;

  function handleClick() {
    tries += 1;
    setMessage(`Try ${tries} was wrong.`);
  }

  return (
    <button type="button" onClick={handleClick}>
      {message}
    </button>
  );
}
