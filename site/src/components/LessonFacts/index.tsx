import type { ReactNode } from 'react';
import { readLessonMark, readMinutes } from '../../../shared/lesson-mark';
import styles from './styles.module.css';

/** Below the title of a lesson: how long it takes and how many questions end it. */
export function LessonFacts({ customProps }: { readonly customProps: unknown }): ReactNode {
  const minutes = readMinutes(customProps);
  const mark = readLessonMark(customProps);
  if (minutes === undefined) {
    return null;
  }
  return (
    <p className={styles.facts} data-search="off">
      About {minutes} {minutes === 1 ? 'minute' : 'minutes'}
      {mark !== undefined && `, ${mark.count} questions at the end`}
    </p>
  );
}
