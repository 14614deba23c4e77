import text from '@generated/messages/default/page.json';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Copies the code of the figure that it stands in (`packages/theme/ui/client/copy-code.ts`).
 */
export function CodeCopyButton(): ReactNode {
  return (
    <button type="button" className={clsx(styles.button, 'needs-scripts')} data-copies-code>
      <span aria-live="polite">{text.copy}</span>
    </button>
  );
}
