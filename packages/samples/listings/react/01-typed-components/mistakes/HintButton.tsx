import { useState } from 'react';

// #region button
export function HintButton() {
  const [hints, setHints] = useState(0);

  function addHint() {
    setHints(hints + 1);
    return () => {};
  }

  return (
    <button type="button" onClick={addHint()}>
      Hints: {hints}
    </button>
  );
}
// #endregion button
