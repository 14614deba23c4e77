import type { QuestionState } from '@vibe-docs/checkpoints/engine';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface QuestionStepsProps {
  readonly states: readonly (QuestionState | undefined)[];
  /** Places from 0; the number of questions stands for the summary. */
  readonly current: number;
  readonly open: number;
  readonly onGo: (index: number) => void;
}

const WORDS = { right: 'right', wrong: 'not right yet', skipped: 'skipped' } as const;

/** One small button per question. A question opens after the one before it. */
export function QuestionSteps({ states, current, open, onGo }: QuestionStepsProps): ReactNode {
  return (
    <ol className={styles.steps} aria-label="All questions">
      {states.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what names a step
        <li key={index}>
          <button
            type="button"
            className={clsx(styles.step, state !== undefined && styles[state])}
            aria-label={`Question ${index + 1}, ${state === undefined ? 'open' : WORDS[state]}`}
            aria-current={index === current ? 'step' : undefined}
            disabled={index > open && state === undefined}
            onClick={() => onGo(index)}
          >
            {state === 'right' ? '✓' : index + 1}
          </button>
        </li>
      ))}
    </ol>
  );
}
