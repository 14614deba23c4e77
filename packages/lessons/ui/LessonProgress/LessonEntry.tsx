import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import questionPages from '@generated/page-lists/default/question-pages.json';
import type { ReactNode } from 'react';
import styles from './continue.module.css';
import { ProgressCount } from './ProgressCount';

/**
 * A lesson in a text: its title as a link, its duration, and how far the reader is.
 *
 * @param page key of the lesson, such as `newdocs/express/middleware`
 * @throws Error when there is no such page with questions
 */
export function LessonEntry({ page }: { readonly page: string }): ReactNode {
  const lesson = questionPages.find((candidate) => candidate.page === page);
  if (lesson === undefined) {
    throw new Error(
      `<LessonEntry page="${page}" />: there is no page with questions of that name.`,
    );
  }
  const { title, path, minutes = 0 } = lesson;
  return (
    <>
      <Link to={path}>{title}</Link>{' '}
      <span className={styles.facts} data-search="off">
        {translate({ message: '{minutes} min' }, { minutes })},{' '}
        <ProgressCount mark={lesson} saysRight />
      </span>
    </>
  );
}
