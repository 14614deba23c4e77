import text from '@generated/messages/default/live.json';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './styles.module.css';

interface LargeDialogProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows an example in as much of the window as there is. Escape closes it. */
export function LargeDialog({ onClose, children }: LargeDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.large} aria-label={text.dialog} onClose={onClose}>
      {children}
    </dialog>
  );
}
