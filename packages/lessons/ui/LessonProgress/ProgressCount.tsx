import text from '@generated/messages/default/progress-counts.json';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import type { ReactNode } from 'react';
import type { LessonMark } from '../lesson-mark';

interface ProgressCountProps {
  readonly mark: LessonMark;
  /** In more words, for a list of lessons: that the answers were right, what is due, and which lesson is next. */
  readonly saysRight?: boolean;
  readonly className?: string | undefined;
}

/** How many questions of a lesson were answered right. The page script writes the number, and the text of what it shows. */
export function ProgressCount({
  mark,
  saysRight = false,
  className,
}: ProgressCountProps): ReactNode {
  return (
    <>
      <span
        className={className}
        data-lesson={mark.page}
        data-count={mark.count}
        data-says-right={saysRight ? '' : undefined}
        data-markdown-ignore=""
      >
        {fill(saysRight ? text.countRight : text.count, { right: 0, count: mark.count })}
      </span>
      {saysRight && <strong data-next="" hidden />}
    </>
  );
}
