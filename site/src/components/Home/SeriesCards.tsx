import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { home } from '../../../docusaurus-internals/generated-home.ts';
import { plural } from '../../messages/format.ts';
import { ContinueLinks } from '../LessonProgress/ContinueLinks';
import { formatMinutes } from '../SeriesOverview/format-minutes';
import { Icon } from './Icon.tsx';
import styles from './styles.module.css';

/** A drawing for each series, by its name. */
const ICONS: Readonly<Record<string, string>> = {
  express: 'M3 12h5m8 0h5M8 7h8v10H8V7Zm10 2 3 3-3 3',
  typescript:
    'M9 4C6 4 7 9 7 10s-1 2-3 2c2 0 3 1 3 2s-1 6 2 6M15 4c3 0 2 5 2 6s1 2 3 2c-2 0-3 1-3 2s1 6-2 6',
  react: 'M9 3h6v5H9V3ZM3 16h6v5H3v-5Zm12 0h6v5h-6v-5ZM12 8v4m-6 4v-4h12v4',
  mongodb: 'M4 6c0-4 16-4 16 0s-16 4-16 0Zm0 0v12c0 4 16 4 16 0V6M4 12c0 4 16 4 16 0',
  'git-and-github':
    'M7 6a2 2 0 1 0 0-.1ZM7 20a2 2 0 1 0 0-.1ZM17 9a2 2 0 1 0 0-.1ZM7 8v10m10-7c0 4-6 4-10 5',
  capstone: 'm12 3 8 4.5v9L12 21l-8-4.5v-9L12 3Zm0 9 8-4.5M12 12v9m0-9L4 7.5',
};

/** The tutorial series, with numbers that were counted when the site was built. */
export function SeriesCards(): ReactNode {
  return (
    <>
      <ContinueLinks />
      <ul className={styles.cards}>
        {home.series.map(({ key, label, path, description, lessons, minutes }) => (
          <li key={key} className={styles.card}>
            <Icon path={ICONS[key]} />
            <Heading as="h3">
              <Link to={path}>{label}</Link>
            </Heading>
            <p>{description}</p>
            <p className={styles.numbers}>
              {plural(
                translate({
                  message: '{count} lesson, about {time}|{count} lessons, about {time}',
                }),
                lessons,
                { time: formatMinutes(minutes) },
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
