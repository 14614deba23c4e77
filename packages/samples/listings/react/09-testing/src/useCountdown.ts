import { useEffect, useState } from 'react';

/** Counts down once a second, to 0. */
export function useCountdown(start: number): number {
  const [seconds, setSeconds] = useState(start);

  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);

  return seconds;
}
