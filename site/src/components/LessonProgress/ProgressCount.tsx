import text from '@generated/messages/default/progress-counts.json';
import type { ReactNode } from 'react';
import type { LessonMark } from '../../../shared/lesson-mark';
import { fill } from '../../messages/format.ts';

interface ProgressCountProps {
  readonly mark: LessonMark;
  /** Whether it says that the answers were right. */
  readonly saysRight?: boolean;
  readonly className?: string | undefined;
}

/** How many questions of a lesson were answered right. The page script writes the number. */
export function ProgressCount({
  mark,
  saysRight = false,
  className,
}: ProgressCountProps): ReactNode {
  return (
    <span
      className={className}
      data-lesson={mark.page}
      data-count={mark.count}
      data-says-right={saysRight ? '' : undefined}
    >
      {fill(saysRight ? text.countRight : text.count, { right: 0, count: mark.count })}
    </span>
  );
}
