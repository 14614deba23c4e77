import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Doors } from '../components/Home/Doors';
import { Hero } from '../components/Home/Hero';
import { LatestPosts } from '../components/Home/LatestPosts';
import { ModuleMap } from '../components/Home/ModuleMap';
import { OneQuestion } from '../components/Home/OneQuestion';
import { SeriesCards } from '../components/Home/SeriesCards';
import { siteDescription } from '../components/Home/structured-data';
import styles from '../components/Home/styles.module.css';

const TITLE = translate({ message: 'Developer documentation' });
const DESCRIPTION = translate({
  message:
    'Documentation for the developers, contributors and interns of ViBe, the learning platform that asks one question at a time.',
});

export default function Home(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const address = `${siteConfig.url}${siteConfig.baseUrl}`;
  return (
    <Layout>
      <PageMetadata title={TITLE} description={DESCRIPTION} />
      <Head>
        <meta property="og:type" content="website" />
        <script type="application/ld+json">
          {JSON.stringify(
            siteDescription({
              url: address,
              name: `${siteConfig.title} ${TITLE}`,
              description: DESCRIPTION,
              language: i18n.currentLocale,
            }),
          )}
        </script>
      </Head>
      <main className={styles.page}>
        <Hero />
        <Doors />
        <SeriesCards />
        <OneQuestion />
        <ModuleMap />
        <LatestPosts />
      </main>
    </Layout>
  );
}
