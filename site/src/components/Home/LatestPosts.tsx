import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import locale from '@generated/messages/default/locale.json';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { home } from '../../../docusaurus-internals/generated-home.ts';
import styles from './styles.module.css';

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
