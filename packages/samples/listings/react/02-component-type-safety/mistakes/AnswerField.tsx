import { useEffect, useRef } from 'react';

// #region field
export function AnswerField({ isSolved }: { isSolved: boolean }) {
  const input = useRef(null as unknown as HTMLInputElement);

  useEffect(() => {
    input.current.focus();
  }, []);

  return isSolved ? <p>Solved.</p> : <input ref={input} aria-label="Answer" />;
}
// #endregion field
