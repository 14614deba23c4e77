import text from '@generated/messages/default/checkpoint.json';
import type { QuestionState } from '@vibe-docs/checkpoints/engine';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { fill } from '../../messages/format.ts';
import styles from './styles.module.css';

interface QuestionStepsProps {
  readonly states: readonly (QuestionState | undefined)[];
  /** Places from 0; the number of questions stands for the summary. */
  readonly current: number;
  readonly open: number;
  readonly onGo: (index: number) => void;
}

const LABELS = {
  right: text.stepRight,
  wrong: text.stepWrong,
  skipped: text.stepSkipped,
} as const;

/** One small button per question. A question opens after the one before it. */
export function QuestionSteps({ states, current, open, onGo }: QuestionStepsProps): ReactNode {
  return (
    <ol className={styles.steps} aria-label={text.allQuestions}>
      {states.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what names a step
        <li key={index}>
          <button
            type="button"
            className={clsx(styles.step, state !== undefined && styles[state])}
            aria-label={fill(state === undefined ? text.stepOpen : LABELS[state], {
              number: index + 1,
            })}
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
