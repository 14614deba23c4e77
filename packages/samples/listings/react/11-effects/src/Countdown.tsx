import { useEffect, useState } from 'react';

export function Countdown({ from }: { from: number }) {
  const [seconds, setSeconds] = useState(from);

  useEffect(() => {
    console.log('start the timer');
    const timer = setInterval(() => setSeconds((before) => Math.max(before - 1, 0)), 1000);
    return () => {
      console.log('stop the timer');
      clearInterval(timer);
    };
  }, []);

  return <p>{seconds === 0 ? 'Time is up.' : `${seconds} seconds left`}</p>;
}
