import type { QuestionState } from '@vibe-docs/checkpoints/engine';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useFocusOnMount } from './useFocusOnMount';

interface SummaryProps {
  readonly right: number;
  readonly states: readonly (QuestionState | undefined)[];
  readonly takesFocus: boolean;
  readonly onGo: (index: number) => void;
}

/** What stands after the last question. */
export function Summary({ right, states, takesFocus, onGo }: SummaryProps): ReactNode {
  const heading = useFocusOnMount<HTMLParagraphElement>(takesFocus);
  const missed = states.findIndex((state) => state !== 'right');
  return (
    <div>
      <p ref={heading} tabIndex={-1} className={styles.count}>
        {right} of {states.length} answered right
      </p>
      {missed === -1 ? (
        <p>You can go on to the next page. Choose a number to see a question again.</p>
      ) : (
        <div className={styles.actions}>
          <button type="button" className="button button--primary" onClick={() => onGo(missed)}>
            Go to question {missed + 1}
          </button>
        </div>
      )}
    </div>
  );
}
