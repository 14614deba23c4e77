import type { ReactNode } from 'react';
import type { LessonMark } from '../../../shared/lesson-mark';

interface ProgressCountProps {
  readonly mark: LessonMark;
  /** Follows the numbers. */
  readonly word?: string;
  readonly className?: string | undefined;
}

/** How many questions of a lesson were answered right. The page script writes the number. */
export function ProgressCount({ mark, word = '', className }: ProgressCountProps): ReactNode {
  return (
    <span className={className} data-lesson={mark.page} data-count={mark.count}>
      {`0 of ${mark.count}${word}`}
    </span>
  );
}
