import { useEffect, useState } from 'react';

export function Countdown({ from }: { from: number }) {
  const [seconds, setSeconds] = useState(from);
  // #region effect
  useEffect(() => {
    const timer = setInterval(() => setSeconds(seconds - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  // #endregion effect
  return <p>{seconds} seconds left</p>;
}
