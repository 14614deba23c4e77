import messages from '@generated/messages/default/checkpoint.json';
import type { Grade, GradeHint, PlayerQuestion } from '@vibe-docs/checkpoints/engine';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { fillElements } from '../../messages/fill-elements.tsx';
import { fill, plural } from '../../messages/format.ts';
import styles from './styles.module.css';
import type { Texts } from './texts';

interface FeedbackProps {
  readonly question: PlayerQuestion;
  readonly texts: Texts;
  /** Address of the lesson; empty when it is this page. */
  readonly lesson: string;
  readonly grade: Grade | undefined;
  /** A word on what was entered, before it is checked. */
  readonly message: string;
}

/** Says what an answer was worth. The region is always there: screen readers announce changes. */
export function Feedback({ question, texts, lesson, grade, message }: FeedbackProps): ReactNode {
  return (
    <div role="status" className={styles.feedback}>
      {message !== '' && <p className={styles.note}>{message}</p>}
      {grade !== undefined && (
        <div className={clsx(styles.verdict, grade.isRight ? styles.isRight : styles.isWrong)}>
          <p className={styles.word}>{grade.isRight ? messages.right : messages.wrong}</p>
          {grade.explanations.map((text) => (
            <div key={text} className={styles.explanation} {...texts(text)} />
          ))}
          {grade.hint !== undefined && <p>{describeHint(grade.hint)}</p>}
          {!grade.isRight && (
            <p>
              {fillElements(messages.readAgain, {
                section: <a href={`${lesson}#${question.section}`}>{question.sectionTitle}</a>,
              })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function describeHint(hint: GradeHint): string {
  if (hint.kind === 'missing') {
    return plural(messages.missing, hint.count);
  }
  return hint.count === 0
    ? fill(messages.noneInPlace, { of: hint.of })
    : plural(messages.inPlace, hint.count, { of: hint.of });
}
