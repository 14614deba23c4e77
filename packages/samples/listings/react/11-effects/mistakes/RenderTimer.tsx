import { useState } from 'react';

// #region timer
export function Countdown({ from }: { from: number }) {
  const [seconds, setSeconds] = useState(from);
  setInterval(() => setSeconds((before) => before - 1), 1000);
  return <p>{seconds} seconds left</p>;
}
// #endregion timer
