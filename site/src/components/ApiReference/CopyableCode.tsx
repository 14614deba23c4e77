import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface CopyableCodeProps {
  readonly title: string;
  readonly text: string;
}

/** A block of code with a button, which works inside an element that calls `copyPressedCode`. */
export function CopyableCode({ title, text }: CopyableCodeProps): ReactNode {
  return (
    <figure className={styles.code}>
      <figcaption>
        {title}
        <button type="button" data-copies-code aria-label={`Copy: ${title}`}>
          Copy
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
