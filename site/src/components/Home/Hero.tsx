import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { HomeSearch } from './HomeSearch';
import styles from './hero.module.css';

/** What this site is, in one look, and the search. */
export function Hero(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <div className={styles.heroInner}>
        <div className={styles.heroText}>
          <Heading as="h1">
            <Translate values={{ title: siteConfig.title }}>
              {'{title} developer documentation'}
            </Translate>
          </Heading>
          <p className={styles.tagline}>{siteConfig.tagline}</p>
          <p>
            <Translate>
              ViBe is a learning platform: a learner goes on only after showing that the last step
              was understood. Here you find what you need to run it, change it and extend it.
            </Translate>
          </p>
          <HomeSearch />
        </div>
        <img
          className={styles.picture}
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
