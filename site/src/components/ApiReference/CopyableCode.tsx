import type { ReactNode } from 'react';
import { CodeCopyButton } from '../CodeCopyButton';
import styles from './styles.module.css';

interface CopyableCodeProps {
  /** Named by the copy button; what stands above the block shows it. */
  readonly title: string;
  readonly text: string;
}

/** The button that these blocks get (`site/src/client/copy-code.ts`). A page has it once. */
export function CopyButtonPattern(): ReactNode {
  return (
    <div hidden data-copy-button>
      <CodeCopyButton />
    </div>
  );
}

/** A block of code inside `details`. When it is unfolded, it gets a copy button. */
export function CopyableCode({ title, text }: CopyableCodeProps): ReactNode {
  return (
    <figure className={styles.code}>
      <figcaption>
        <span>{title}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
