import type { PropSidebarItem, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { readMinutes } from '../../../shared/lesson-mark.ts';

/** The pages of a series: its lessons, and what stands beside them to look things up. */
interface SeriesPages {
  readonly lessons: readonly PropSidebarItemLink[];
  /** Pages that no reader goes through from top to bottom. They have no number and do not count. */
  readonly others: readonly PropSidebarItem[];
  /** What all lessons take together. */
  readonly minutes: number;
}

/** Tells the lessons of a series from its other pages, both in the order of the sidebar. */
export function splitLessons(items: readonly PropSidebarItem[]): SeriesPages {
  const lessons: PropSidebarItemLink[] = [];
  const others: PropSidebarItem[] = [];
  let minutes = 0;
  for (const item of items) {
    const ownMinutes = item.type === 'link' ? readMinutes(item.customProps) : undefined;
    if (item.type === 'link' && ownMinutes !== undefined) {
      lessons.push(item);
      minutes += ownMinutes;
    } else {
      others.push(item);
    }
  }
  return { lessons, others, minutes };
}
