import text from '@generated/messages/default/page.json';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface CodeCopyButtonProps {
  /** What it is called where many of them are listed; without one it is what it says. */
  readonly label?: string;
}

/**
 * Copies the code of the figure that it stands in (`site/src/client/copy-code.ts`).
 */
export function CodeCopyButton({ label }: CodeCopyButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.button, 'needs-scripts')}
      aria-label={label}
      data-copies-code
    >
      <span aria-live="polite">{text.copy}</span>
    </button>
  );
}
