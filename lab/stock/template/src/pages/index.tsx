import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import Text from './_home.mdx';

/** The template's banner above the text of this site's home page. */
export default function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title="Developer documentation">
      <header className="hero hero--primary">
        <div className="container">
          <Heading as="h1" className="hero__title">
            {siteConfig.title} developer documentation
          </Heading>
          <p className="hero__subtitle">{siteConfig.tagline}</p>
          <img src="/vibe/img/riddle.svg" alt="" width={440} height={380} />
        </div>
      </header>
      <main className="container margin-vert--lg">
        <MDXContent>
          <Text />
        </MDXContent>
      </main>
    </Layout>
  );
}
