// Why this replaces the theme's part: the original shows emoji that many machines do not have, in a
// grid that hides the order. A series of lessons has an order, a length and a reader's progress.
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useCurrentSidebarCategory } from '@docusaurus/plugin-content-docs/client';
import type DocCardListType from '@theme/DocCardList';
import Heading from '@theme/Heading';
import type { ComponentProps, ReactNode } from 'react';
import { readMinutes } from '../../components/LessonProgress/read-lesson-mark';
import { SeriesProgress } from '../../components/LessonProgress/SeriesProgress';
import { PageList } from '../../components/PageList';
import { SeriesOverview } from '../../components/SeriesOverview';
import { SERIES } from '../../components/SeriesOverview/series';

/** Stands on generated category pages only, which hand over their items. */
export default function DocCardList({ items }: ComponentProps<typeof DocCardListType>): ReactNode {
  const { customProps } = useCurrentSidebarCategory();
  const series = SERIES[String(customProps?.series)];
  if (items === undefined) {
    return null;
  }
  if (series === undefined) {
    return (
      <>
        <PageList items={items} areLessons={false} />
        <SeriesProgress items={items} />
      </>
    );
  }
  const links = items.filter((item) => item.type === 'link');
  return (
    <>
      <SeriesOverview
        series={series}
        lessons={links.length}
        minutes={totalMinutes(items)}
        start={links[0]?.href}
      />
      <Heading as="h2" id="lessons">
        Lessons
      </Heading>
      <PageList items={items} areLessons />
      <SeriesProgress items={items} isShort />
    </>
  );
}

function totalMinutes(items: readonly PropSidebarItem[]): number {
  return items.reduce((sum, item) => sum + (readMinutes(item.customProps) ?? 0), 0);
}
