import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A drawing of strokes on a field of 24 by 24. */
export function Icon({ path = '' }: { readonly path: string | undefined }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
