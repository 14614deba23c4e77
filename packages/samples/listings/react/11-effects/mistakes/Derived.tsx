import { useEffect, useState } from 'react';

export function Clock({ seconds }: { seconds: number }) {
  // #region derived
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    setIsLate(seconds === 0);
  }, [seconds]);
  // #endregion derived
  return <p>{isLate ? 'Time is up.' : `${seconds} seconds left`}</p>;
}
