import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

interface MainDocumentRedirectProps {
  readonly set: { readonly mainRoute: string };
  /** Name of the set, as a reader knows it. */
  readonly title: string;
}

/**
 * The root of a docs set (`/docs`, `/newdocs`): leads to the set's main document. Servers redirect
 * before this page is seen; it is here for plain static hosts and the live-reload server, and works without
 * JavaScript.
 */
export function MainDocumentRedirect({ set, title }: MainDocumentRedirectProps): ReactNode {
  const target = useBaseUrl(set.mainRoute);
  return (
    <Layout
      title={title}
      description={translate({ message: 'Leads to the first page of: {title}.' }, { title })}
    >
      <Head>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${encodeURI(target)}`} />
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
