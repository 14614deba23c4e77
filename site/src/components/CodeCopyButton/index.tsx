import { type ReactNode, useEffect, useState } from 'react';
import styles from './styles.module.css';

/** How long the button says what happened, in milliseconds. */
const FEEDBACK_MS = 2000;

type Feedback = 'none' | 'copied' | 'failed';

const LABELS = { none: 'Copy', copied: 'Copied', failed: 'Not copied' } as const satisfies Record<
  Feedback,
  string
>;

interface CodeCopyButtonProps {
  /** Gives the text to copy, when the button is pressed. */
  readonly read: () => string;
}

/** Copies a code block. Where the browser refuses the clipboard, the button says so. */
export function CodeCopyButton({ read }: CodeCopyButtonProps): ReactNode {
  const [feedback, setFeedback] = useState<Feedback>('none');
  useEffect(() => {
    if (feedback === 'none') {
      return;
    }
    const timer = setTimeout(() => setFeedback('none'), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [feedback]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(read());
      setFeedback('copied');
    } catch {
      setFeedback('failed');
    }
  }
  return (
    <button type="button" className={styles.button} onClick={copy}>
      <span aria-live="polite">{LABELS[feedback]}</span>
    </button>
  );
}
