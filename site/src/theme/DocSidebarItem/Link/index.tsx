// Why a wrap: a sidebar item has no slot for a count that only the browser knows ("2 of 4"). The page
// script writes it into an attribute of the link, which CSS shows in reserved space.
import type LinkType from '@theme/DocSidebarItem/Link';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import { readLessonMark } from '@vibe-docs/lessons/ui/lesson-mark';
import type { ComponentProps, ReactNode } from 'react';
import './styles.css';

export default function DocSidebarItemLink(props: ComponentProps<typeof LinkType>): ReactNode {
  const mark = readLessonMark(props.item.customProps);
  const data = mark === undefined ? {} : { 'data-lesson': mark.page, 'data-count': mark.count };
  return <OriginalLink {...props} {...data} />;
}
