import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { OfflineIsland } from '@vibe-docs/offline/ui/Offline/OfflineIsland';
import { Island } from '@vibe-docs/theme/ui/islands/Island';
import type { ReactNode } from 'react';
import styles from './offline.module.css';

/** The page `/offline`: saves pages and lists the saved ones. The service worker also shows it for pages that are not saved. */
export default function OfflinePage(): ReactNode {
  const base = useBaseUrl('/');
  return (
    <Layout
      title={translate({ message: 'Take it along' })}
      description={translate({
        message: 'Save a tutorial series, the docs or everything, and read it without a network.',
      })}
    >
      {/* On this page only: elsewhere a browser would request it, and no visit needs it. */}
      <Head>
        <link rel="manifest" href={`${base}app.webmanifest`} />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">
          <Translate>Take it along</Translate>
        </Heading>
        <p>
          <Translate>
            Save a series, the docs or everything in this browser, and read it without a network.
            Search, live examples, questions and your progress work as well. Nothing is stored until
            you save it.
          </Translate>
        </p>
        <p>
          <Translate>
            Browsers that can install sites offer it on this page, in their menu or beside the
            address.
          </Translate>
        </p>
        <noscript>
          <p>
            <Translate>Saving needs JavaScript.</Translate>
          </p>
        </noscript>
        <Island
          name="offline"
          component={OfflineIsland}
          props={{ base }}
          when="load"
          className={styles.sets}
        />
      </main>
    </Layout>
  );
}
