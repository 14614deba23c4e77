import { useEffect, useState } from 'react';

/** Long enough that a screen reader does not speak at every key, in milliseconds. */
const PAUSE_MS = 700;

/** The value as it was when it last stayed the same for a while. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
