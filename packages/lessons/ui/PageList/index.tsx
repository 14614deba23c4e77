import Link from '@docusaurus/Link';
import type { PropSidebarItem, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { ProgressCount } from '../LessonProgress/ProgressCount';
import { readLessonMark, readMinutes } from '../lesson-mark';
import styles from './styles.module.css';

interface PageListProps {
  readonly items: readonly PropSidebarItem[];
  /** Lessons are numbered, and say how long they take and how many answers were right. */
  readonly areLessons: boolean;
}

/** The pages of a category, in order, each with a sentence that says what it gives. */
export function PageList({ items, areLessons }: PageListProps): ReactNode {
  const List = areLessons ? 'ol' : 'ul';
  return (
    // Search finds these words on the pages that they lead to.
    <List className={areLessons ? styles.lessons : styles.pages} data-search="off">
      {items.map((item) => {
        switch (item.type) {
          case 'link':
            return <PageItem key={item.href} item={item} isLesson={areLessons} />;
          case 'category':
            return (
              <li key={item.label} className={styles.item}>
                <Link className={styles.link} to={findFirstSidebarItemLink(item)}>
                  {item.label}
                </Link>
                <p className={styles.text}>{item.description ?? namesOf(item.items)}</p>
              </li>
            );
          default:
            return null;
        }
      })}
    </List>
  );
}

function PageItem({
  item,
  isLesson,
}: {
  readonly item: PropSidebarItemLink;
  readonly isLesson: boolean;
}): ReactNode {
  const doc = useDocById(item.docId);
  return (
    <li className={styles.item}>
      <Link className={styles.link} to={item.href}>
        {item.label}
      </Link>
      <p className={styles.text}>{item.description ?? doc?.description}</p>
      {isLesson && <LessonFacts customProps={item.customProps} />}
    </li>
  );
}

function LessonFacts({ customProps }: { readonly customProps: unknown }): ReactNode {
  const mark = readLessonMark(customProps);
  const minutes = readMinutes(customProps);
  return (
    <p className={styles.facts}>
      {minutes !== undefined && <span>{translate({ message: '{minutes} min' }, { minutes })}</span>}
      {mark !== undefined && (
        <>
          <span className="visually-hidden">, </span>
          <ProgressCount mark={mark} saysRight />
        </>
      )}
    </p>
  );
}

function namesOf(items: readonly PropSidebarItem[]): string {
  return items.flatMap((item) => ('label' in item ? [item.label] : [])).join(', ');
}
