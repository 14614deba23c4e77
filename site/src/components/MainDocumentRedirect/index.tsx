import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useDocsData } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

interface MainDocumentRedirectProps {
  /** Id of the docs plugin instance: `default` or `newdocs`. */
  readonly set: string;
  /** Name of the set, as a reader knows it. */
  readonly title: string;
}

/**
 * The root of a docs set (`/docs`, `/newdocs`): leads to the set's main document. Servers redirect
 * before this page is seen; it is here for plain static hosts and the live-reload server, and works without
 * JavaScript.
 */
export function MainDocumentRedirect({ set, title }: MainDocumentRedirectProps): ReactNode {
  const target = useMainDocument(set);
  return (
    <Layout>
      <PageMetadata
        title={title}
        description={translate({ message: 'Leads to the first page of: {title}.' }, { title })}
      />
      <Head>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${encodeURI(decodeURI(target))}`} />
      </Head>
      <main className="container margin-vert--xl">
        <Heading as="h1">{title}</Heading>
        <p>
          <Link to={target}>
            <Translate>Go to the first page</Translate>
          </Link>
        </p>
      </main>
    </Layout>
  );
}

/** Path of the main document of the set's latest version, base path included. */
function useMainDocument(set: string): string {
  const version = useDocsData(set).versions.find(({ isLast }) => isLast);
  const main = version?.docs.find(({ id }) => id === version.mainDocId);
  if (main === undefined) {
    throw new Error(`Docs set "${set}" has no main document: its first sidebar holds no page.`);
  }
  return main.path;
}
