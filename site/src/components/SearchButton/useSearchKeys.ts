import { type RefObject, useEffect } from 'react';

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
      const isToggle = event.key?.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const isSlash = event.key === '/' && !isOpen && !isEditing(event.target);
      if (isToggle || isSlash || (event.key === 'Escape' && isOpen)) {
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

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

function isTyping({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && /^[\p{L}\p{N}$@]$/u.test(key);
}
