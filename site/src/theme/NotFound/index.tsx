// Ejected: the original only asks the reader to contact the owner of the link. Readers need a
// way on: the intended page, the search, the main sections.
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SectionLinks } from '../../components/SectionLinks';
import styles from './styles.module.css';

export default function NotFound(): ReactNode {
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  return (
    <>
      <PageMetadata title={title} />
      <Layout>
        <NotFoundContent title={title} />
      </Layout>
    </>
  );
}

function NotFoundContent({ title }: { readonly title: string }): ReactNode {
  return (
    <main className={clsx('container', styles.page)}>
      <div className={styles.top}>
        <div>
          <Heading as="h1">{title}</Heading>
          <p className={styles.lead}>
            <Translate>This riddle has no answer: there is no page at this address.</Translate>
          </p>
          {/* The page script names the page whose address is most like the wanted one (`client/enhance-page.ts`). */}
          <p role="status" data-suggests-from={useBaseUrl('/sitemap.xml')} />
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
