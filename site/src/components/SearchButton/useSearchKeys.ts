import { type RefObject, useEffect } from 'react';
import { isSearchShortcut, isSearchToggle } from './search-shortcut.ts';

interface SearchKeys {
  readonly isOpen: boolean;
  /** `typed` is the letter that the reader typed on the button. */
  readonly onOpen: (typed?: string) => void;
  readonly onClose: () => void;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * The keys of DocSearch 3: `/` and Ctrl+K or Command+K open, the latter and Escape close, a letter on
 * the focused button opens with that letter. Its own hook lives in the same file as the dialog, which
 * must not be loaded before it is opened.
 */
export function useSearchKeys({ isOpen, onOpen, onClose, buttonRef }: SearchKeys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const closes = isSearchToggle(event) || event.key === 'Escape';
      if (isOpen ? closes : isSearchShortcut(event)) {
        event.preventDefault();
        if (isOpen) {
          onClose();
        } else {
          onOpen();
        }
      } else if (isTyping(event) && !isOpen && document.activeElement === buttonRef.current) {
        event.preventDefault();
        onOpen(event.key);
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOpen, onOpen, onClose, buttonRef]);
}

function isTyping({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && /^[\p{L}\p{N}$@]$/u.test(key);
}
