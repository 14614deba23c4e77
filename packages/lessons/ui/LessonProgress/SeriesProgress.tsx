import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { Island } from '@vibe-docs/theme/ui/islands/Island';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { readLessonMark } from '../lesson-mark';
import { ProgressCount } from './ProgressCount';
import { ProgressTools } from './ProgressTools';
import styles from './styles.module.css';

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
    <section className={styles.progress} aria-labelledby="your-progress">
      <Heading as="h2" id="your-progress">
        {translate({ message: 'Your progress' })}
      </Heading>
      <p>
        {isShort
          ? translate({
              message:
                'How many questions you have answered right stands beside each lesson. This is kept in your browser and sent nowhere.',
            })
          : translate({
              message:
                'How many questions you have answered right. This is kept in your browser and sent nowhere.',
            })}
      </p>
      {!isShort && (
        <ul className={styles.lessons}>
          {lessons.map(({ href, label, mark }) => (
            <li key={href} className={styles.lesson}>
              <Link to={href}>{label}</Link>
              <ProgressCount mark={mark} className={styles.count} />
            </li>
          ))}
        </ul>
      )}
      <SavedProgress />
    </section>
  );
}

/** Saves, loads and erases the progress of all series. */
export function SavedProgress(): ReactNode {
  return (
    <Island
      name="progress-tools"
      component={ProgressTools}
      props={{}}
      when="touched"
      className={clsx(styles.tools, 'needs-scripts')}
    />
  );
}
