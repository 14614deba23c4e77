// Why this replaces the theme's part: the original only asks the reader to write to whoever set the
// link. A reader who is lost needs a way on: the page that was meant, the search, the main parts.
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { NearMiss } from '../../../components/NearMiss';
import { SectionLinks } from '../../../components/SectionLinks';
import styles from './styles.module.css';

export default function NotFoundContent({ className }: { readonly className?: string }): ReactNode {
  return (
    <main className={clsx('container', styles.page, className)}>
      <div className={styles.top}>
        <div>
          <Heading as="h1">
            <Translate id="theme.NotFound.title" description="The title of the 404 page">
              Page Not Found
            </Translate>
          </Heading>
          <p className={styles.lead}>
            <Translate>This riddle has no answer: there is no page at this address.</Translate>
          </p>
          <NearMiss />
          <p>
            <Translate
              values={{
                search: (
                  <Link to="/search">
                    <Translate>Search the documentation</Translate>
                  </Link>
                ),
              }}
            >
              {'{search}, or go on with one of its main parts.'}
            </Translate>
          </p>
        </div>
        <img
          className={styles.picture}
          src={useBaseUrl('/img/riddle.svg')}
          alt=""
          width={440}
          height={380}
        />
      </div>
      <SectionLinks />
    </main>
  );
}
