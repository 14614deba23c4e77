import { useCallback, useState } from 'react';

// #region counter
export function StaleCounter() {
  const [hints, setHints] = useState(0);
  const takeHint = useCallback(() => setHints(hints + 1), []);
  return (
    <button type="button" onClick={takeHint}>
      Hints: {hints}
    </button>
  );
}
// #endregion counter
