import { useEffect, useState } from 'react';

/** How long a message stays, in milliseconds: as long as the copy buttons of other pages. */
const MESSAGE_MS = 2000;

/** A message to the reader that goes away by itself. */
export function useTimedMessage(): readonly [string, (message: string) => void] {
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (message === '') {
      return;
    }
    const timer = setTimeout(() => setMessage(''), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage];
}
