import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element when it appears, so that a reader who pressed "Next" is at the new question.
 *
 * @param isWanted false at the first question: a page must not take the focus by itself
 */
export function useFocusOnMount<Target extends HTMLElement>(
  isWanted: boolean,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wanted = useRef(isWanted);
  useEffect(() => {
    if (wanted.current) {
      target.current?.focus();
    }
  }, []);
  return target;
}
