import Link from '@docusaurus/Link';
import type { PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import { SaveOffline } from '@vibe-docs/offline/ui/Offline/SaveOffline';
import { plural } from '@vibe-docs/theme/ui/messages/format';
import type { ReactNode } from 'react';
import { ContinueLink } from '../LessonProgress/ContinueLinks';
import { readLessonMark } from '../lesson-mark';
import { formatMinutes, type Series } from './series';
import styles from './styles.module.css';

interface SeriesOverviewProps {
  readonly name: string;
  readonly series: Series;
  readonly lessons: readonly PropSidebarItemLink[];
  /** Of all lessons together. */
  readonly minutes: number;
}

/** What a series is for, what it asks of the reader, how long it takes, and the way in. */
export function SeriesOverview({ name, series, lessons, minutes }: SeriesOverviewProps): ReactNode {
  const [first] = lessons;
  // Of the lessons, such as `newdocs/express`.
  const folder = readLessonMark(first?.customProps)?.page.replace(/\/[^/]*$/, '') ?? '';
  const printAddress = useBaseUrl(`/print/${name}`);
  return (
    <div className={styles.overview}>
      <p className={styles.facts}>
        <span>
          {plural(translate({ message: '{count} lesson|{count} lessons' }), lessons.length)}
        </span>
        <span className="visually-hidden">, </span>
        <span>{translate({ message: 'about {time}' }, { time: formatMinutes(minutes) })}</span>{' '}
        <ContinueLink series={folder} className="button button--primary" />
        {first !== undefined && (
          <Link className="button button--primary" to={first.href}>
            <Translate>Start with lesson 1</Translate>
          </Link>
        )}
      </p>
      <div className={styles.take}>
        <SaveOffline set={name} />
        <a href={printAddress} rel="nofollow" data-search="off" data-markdown-ignore="">
          <Translate>Print the whole series</Translate>
        </a>
      </div>
      <div className={styles.parts}>
        <section className={styles.build}>
          <Heading as="h2">{translate({ message: 'What you will build' })}</Heading>
          <p>{series.build}</p>
        </section>
        <section>
          <Heading as="h2">{translate({ message: 'What you will be able to do' })}</Heading>
          <ul>
            {series.outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        </section>
        <section>
          <Heading as="h2">{translate({ message: 'What you need first' })}</Heading>
          <ul>
            {series.needs.map(({ text, link }) => (
              <li key={text}>
                {text}
                {link !== undefined && (
                  <>
                    {' '}
                    <Translate values={{ link: <Link to={link.to}>{link.label}</Link> }}>
                      {'See {link}.'}
                    </Translate>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
