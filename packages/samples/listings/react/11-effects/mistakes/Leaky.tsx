import { useEffect, useState } from 'react';

export function Countdown({ from }: { from: number }) {
  const [seconds, setSeconds] = useState(from);
  // #region effect
  useEffect(() => {
    setInterval(() => setSeconds((before) => before - 1), 1000);
  }, []);
  // #endregion effect
  return <p>{seconds} seconds left</p>;
}
