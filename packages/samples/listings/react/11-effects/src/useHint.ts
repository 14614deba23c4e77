import { useEffect, useState } from 'react';
import { loadHint } from './loadHint';

/** Loads the hint of a question; `null` while it is not there. */
export function useHint(questionId: string): string | null {
  const [loaded, setLoaded] = useState<{ questionId: string; hint: string } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    loadHint(questionId).then((hint) => {
      if (isCurrent) setLoaded({ questionId, hint });
    });
    return () => {
      isCurrent = false;
    };
  }, [questionId]);

  return loaded?.questionId === questionId ? loaded.hint : null;
}
