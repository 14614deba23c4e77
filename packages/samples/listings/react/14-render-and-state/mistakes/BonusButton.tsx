import { useState } from 'react';

// #region button
export function BonusButton() {
  const [points, setPoints] = useState(0);

  function handleClick() {
    setPoints(points + 1);
    setPoints(points + 1);
    setPoints(points + 1);
  }

  return (
    <button type="button" onClick={handleClick}>
      Bonus: {points}
    </button>
  );
}
// #endregion button
