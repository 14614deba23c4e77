import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A method in its colour. The text says it, the colour only helps. */
export function MethodLabel({ method }: { readonly method: string }): ReactNode {
  return <span className={clsx(styles.method, styles[method.toLowerCase()])}>{method}</span>;
}
