import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

/**
 * Opening by focus (contract section 4), without the two traps of it.
 *
 * Focus that Tab brings does not open: who walks through the page by keyboard must be able to pass the
 * button (WCAG 2.2, 3.2.1), and opens it with Enter, `/` or a letter. Nor does focus that the dialog
 * gives back when it closes, or the window when it comes to the front again. Every other focus opens: a
 * script's, an assistive device's, a finger's.
 *
 * @returns `onFocus` for the button, and `returnFocus` to focus it without opening.
 */
export function useOpenOnFocus(onOpen: () => void) {
  const isQuiet = useRef(false);
  useEffect(() => {
    const noteTab = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') {
        hushForNow(isQuiet);
      }
    };
    const noteLeaving = (): void => {
      isQuiet.current = true;
    };
    const noteReturn = (): void => hushForNow(isQuiet);
    window.addEventListener('keydown', noteTab, true);
    window.addEventListener('blur', noteLeaving);
    window.addEventListener('focus', noteReturn);
    return () => {
      window.removeEventListener('keydown', noteTab, true);
      window.removeEventListener('blur', noteLeaving);
      window.removeEventListener('focus', noteReturn);
    };
  }, []);
  const onFocus = useCallback(() => {
    if (!isQuiet.current) {
      onOpen();
    }
  }, [onOpen]);
  const returnFocus = useCallback((button: HTMLElement | null) => {
    hushForNow(isQuiet);
    button?.focus();
  }, []);
  return { onFocus: onFocus as (event: FocusEvent) => void, returnFocus };
}

/** Focus moves within the task in which a key is handled. */
function hushForNow(isQuiet: { current: boolean }): void {
  isQuiet.current = true;
  setTimeout(() => {
    isQuiet.current = false;
  }, 0);
}
