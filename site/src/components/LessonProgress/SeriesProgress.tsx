import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import Heading from '@theme/Heading';
import { PROGRESS_KEY } from '@vibe-docs/checkpoints/engine';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ProgressTools } from './ProgressTools';
import { type LessonMark, readLessonMark } from './read-lesson-mark';
import styles from './styles.module.css';
import { useRightCount } from './use-right-count';

interface SeriesProgressProps {
  readonly items: readonly PropSidebarItem[];
  /** The count of each lesson stands elsewhere on the page. */
  readonly isShort?: boolean;
}

/** On a category page: how far the reader is in each lesson, and what can be done with that. */
export function SeriesProgress({ items, isShort = false }: SeriesProgressProps): ReactNode {
  const lessons = items.flatMap((item) => {
    const mark = item.type === 'link' ? readLessonMark(item.customProps) : undefined;
    return item.type === 'link' && mark !== undefined
      ? [{ href: item.href, label: item.label, mark }]
      : [];
  });
  if (lessons.length === 0) {
    return null;
  }
  return (
    <section
      className={styles.progress}
      aria-labelledby="your-progress"
      data-hydrate-stored={PROGRESS_KEY}
    >
      <Heading as="h2" id="your-progress">
        Your progress
      </Heading>
      <p>
        How many questions you have answered right{isShort && ' stands beside each lesson'}. This is
        kept in your browser and sent nowhere.
      </p>
      {!isShort && (
        <ul className={styles.lessons}>
          {lessons.map(({ href, label, mark }) => (
            <li key={href} className={styles.lesson}>
              <Link to={href}>{label}</Link>
              <LessonCount mark={mark} />
            </li>
          ))}
        </ul>
      )}
      <div className={clsx(styles.tools, 'needs-scripts')}>
        <ProgressTools />
      </div>
    </section>
  );
}

function LessonCount({ mark }: { readonly mark: LessonMark }): ReactNode {
  const right = useRightCount(mark.page);
  return (
    <span className={styles.count}>
      {right} of {mark.count}
    </span>
  );
}
