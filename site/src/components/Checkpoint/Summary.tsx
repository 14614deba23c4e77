import text from '@generated/messages/default/checkpoint.json';
import type { QuestionState } from '@vibe-docs/checkpoints/engine';
import type { ReactNode } from 'react';
import { fill } from '../../messages/format.ts';
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
        {fill(text.summary, { right, total: states.length })}
      </p>
      {missed === -1 ? (
        <p>{text.goOn}</p>
      ) : (
        <div className={styles.actions}>
          <button type="button" className="button button--primary" onClick={() => onGo(missed)}>
            {fill(text.goTo, { number: missed + 1 })}
          </button>
        </div>
      )}
    </div>
  );
}
