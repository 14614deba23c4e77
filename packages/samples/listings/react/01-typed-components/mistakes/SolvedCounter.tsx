import { useState } from 'react';

// #region counter
export function SolvedCounter() {
  const [solved, setSolved] = useState<string[]>([]);

  function handleClick() {
    solved.push('q1');
    setSolved(solved);
  }

  return (
    <button type="button" onClick={handleClick}>
      Solved: {solved.length}
    </button>
  );
}
// #endregion counter
