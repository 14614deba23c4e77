// Why a replacement instead of a wrap: the original shows emoji that many systems lack, in a
// grid that hides the order. A series of lessons has an order, durations and the reader's progress.
import { useCurrentSidebarCategory } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type DocCardListType from '@theme/DocCardList';
import Heading from '@theme/Heading';
import { SeriesProgress } from '@vibe-docs/lessons/ui/LessonProgress/SeriesProgress';
import { PageList } from '@vibe-docs/lessons/ui/PageList';
import { SeriesOverview } from '@vibe-docs/lessons/ui/SeriesOverview';
import { readSeries, splitLessons } from '@vibe-docs/lessons/ui/SeriesOverview/series';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** Rendered on generated category pages only, which pass their items. */
export default function DocCardList({ items }: ComponentProps<typeof DocCardListType>): ReactNode {
  const { customProps } = useCurrentSidebarCategory();
  const name = String(customProps?.series);
  const series = readSeries(name);
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
  const { lessons, others, minutes } = splitLessons(items);
  return (
    <>
      <SeriesOverview name={name} series={series} lessons={lessons} minutes={minutes} />
      <Heading as="h2" id="lessons">
        <Translate>Lessons</Translate>
      </Heading>
      <PageList items={lessons} areLessons />
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="look-up">
          <Heading as="h2" id="look-up">
            <Translate>To look things up</Translate>
          </Heading>
          <PageList items={others} areLessons={false} />
        </section>
      )}
      <SeriesProgress items={lessons} isShort />
    </>
  );
}
