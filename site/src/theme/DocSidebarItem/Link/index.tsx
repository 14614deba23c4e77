// Why a wrap: a sidebar item has no place for a count that only the browser knows ("2 of 4"). It
// travels as a data attribute of the link and is shown by CSS, in room that is always kept.
import type LinkType from '@theme/DocSidebarItem/Link';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { readLessonMark } from '../../../components/LessonProgress/read-lesson-mark';
import { useRightCount } from '../../../components/LessonProgress/use-right-count';
import styles from './styles.module.css';

export default function DocSidebarItemLink(props: ComponentProps<typeof LinkType>): ReactNode {
  const { item } = props;
  const mark = readLessonMark(item.customProps);
  const right = useRightCount(mark?.page);
  if (mark === undefined) {
    return <OriginalLink {...props} />;
  }
  const progress = right === 0 ? {} : { 'data-progress': `${right} of ${mark.count}` };
  const className = clsx(item.className, styles.lesson);
  return <OriginalLink {...props} {...progress} item={{ ...item, className }} />;
}
