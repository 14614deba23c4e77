import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import locale from '@generated/messages/default/locale.json';
import home from '@generated/page-lists/default/home.json';
import Heading from '@theme/Heading';
import { ContinueLinks } from '@vibe-docs/lessons/ui/LessonProgress/ContinueLinks';
import { formatMinutes } from '@vibe-docs/lessons/ui/SeriesOverview/series';
import { SearchIcon, SearchOpener } from '@vibe-docs/search/ui/SearchOpener';
import { plural } from '@vibe-docs/theme/ui/messages/format';
import type { ReactNode } from 'react';
import heroStyles from './hero.module.css';
import styles from './styles.module.css';

/** What this site is, in one look, and the search, which looks like a field. */
export function Hero(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <header className={heroStyles.hero}>
      <div className={heroStyles.heroInner}>
        <div className={heroStyles.heroText}>
          <Heading as="h1">
            <Translate values={{ title: siteConfig.title }}>
              {'{title} developer documentation'}
            </Translate>
          </Heading>
          <p className={heroStyles.tagline}>{siteConfig.tagline}</p>
          <p>
            <Translate>
              ViBe is a learning platform: a learner goes on only after showing that the last step
              was understood. Here you find what you need to run it, change it and extend it.
            </Translate>
          </p>
          <SearchOpener className={heroStyles.search}>
            <SearchIcon />
            <span>
              <Translate>Search the documentation</Translate>
            </span>
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a key in a text takes no focus */}
            <kbd aria-hidden="true">/</kbd>
          </SearchOpener>
        </div>
        <img
          className={heroStyles.picture}
          src={useBaseUrl('/img/riddle.svg')}
          alt={translate({
            message:
              'A spirit in the shape of a question mark hangs in the night; a king with a crown has to answer.',
          })}
          width={440}
          height={380}
        />
      </div>
    </header>
  );
}

/** A drawing of strokes on a field of 24 by 24. */
export function Icon({ path = '' }: { readonly path: string | undefined }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

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

const DATE = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The newest posts of the blog. */
export function LatestPosts(): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2">{translate({ message: 'From the blog' })}</Heading>
      <ul className={styles.posts}>
        {home.posts.map(({ title, description, path, date }) => (
          <li key={path}>
            <time dateTime={date}>{DATE.format(new Date(date))}</time>
            <Heading as="h3">
              <Link to={path}>{title}</Link>
            </Heading>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/blog">
          <Translate>All posts</Translate>
        </Link>
      </p>
    </section>
  );
}
