import { useEffect, useState } from 'react';

/** Counts down once a second, to 0. */
export function useCountdown(from: number): number {
  const [seconds, setSeconds] = useState(from);

  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => Math.max(before - 1, 0)), 1000);
    return () => clearInterval(timer);
  }, []);

  return seconds;
}
