import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import styles from '../components/Home/styles.module.css';
import HomeText from './_home.mdx';

const TITLE = translate({ message: 'Developer documentation' });
const DESCRIPTION = translate({
  message:
    'Documentation for the developers, contributors and interns of ViBe, the learning platform that asks one question at a time.',
});

export default function Home(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const url = `${siteConfig.url}${siteConfig.baseUrl}`;
  // For search engines: https://schema.org/WebSite.
  const website = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: `${siteConfig.title} ${TITLE}`,
    url,
    description: DESCRIPTION,
    inLanguage: i18n.currentLocale,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
  return (
    <Layout title={TITLE} description={DESCRIPTION}>
      <Head>
        <meta property="og:type" content="website" />
        <script type="application/ld+json">{JSON.stringify(website)}</script>
      </Head>
      <main className={styles.page}>
        <MDXContent>
          <HomeText />
        </MDXContent>
      </main>
    </Layout>
  );
}
