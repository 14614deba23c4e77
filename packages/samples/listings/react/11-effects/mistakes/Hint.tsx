import { useEffect, useState } from 'react';
import { loadHint } from '../src/loadHint';

// #region hint
export function Hint({ questionId }: { questionId: string }) {
  const [hint, setHint] = useState<string | null>(null);

  useEffect(() => {
    loadHint(questionId).then(setHint);
  }, [questionId]);

  return <p>{hint ?? 'Loading the hint'}</p>;
}
// #endregion hint
