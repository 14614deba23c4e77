import type { ReactNode } from 'react';
import { CodeCopyButton } from '../CodeCopyButton';
import styles from './styles.module.css';

interface CopyableCodeProps {
  readonly title: string;
  readonly text: string;
}

/** A block of code with a copy button. */
export function CopyableCode({ title, text }: CopyableCodeProps): ReactNode {
  return (
    <figure className={styles.code}>
      <figcaption>
        {title}
        <CodeCopyButton label={`Copy: ${title}`} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
