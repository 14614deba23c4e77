import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { type ReactNode, useState } from 'react';
import type { IndexSection } from '../../../plugins/page-index';
import { PageIndex } from './PageIndex.tsx';
import { ResultList } from './ResultList.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './styles.module.css';
import { useResults } from './useResults.ts';
import { useSearchAddress } from './useSearchAddress.ts';

interface SearchPageProps {
  readonly sections: readonly IndexSection[];
}

/** Hits shown at first, and how many more each time (contract section 9). */
const HITS = 20;

/**
 * The page `/search`: results for the query in its address. Without a query, and without JavaScript, it
 * lists every page of the site.
 */
export default function SearchPage({ sections }: SearchPageProps): ReactNode {
  return (
    <Layout>
      <SearchPageContent sections={sections} />
    </Layout>
  );
}

/** Below the layout, which knows the versions of the docs that the reader chose. */
function SearchPageContent({ sections }: SearchPageProps): ReactNode {
  const [address, setAddress] = useSearchAddress();
  const [limit, setLimit] = useState(HITS);
  const [attempt, setAttempt] = useState(0);
  const results = useResults(address, { limit, attempt });
  const title =
    address.query.trim() === ''
      ? 'Search the documentation'
      : `Search results for "${address.query}"`;
  return (
    <>
      <PageMetadata
        title={title}
        description="Search the ViBe documentation, or find a page in the list of all pages."
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg" data-hydrate="load">
        <Heading as="h1">{title}</Heading>
        <p className={styles.withoutScript}>
          Search needs JavaScript. Without it, find your page in this list.
        </p>
        <div className={styles.withScript}>
          <SearchForm
            address={address}
            results={results}
            onChange={(next) => {
              setLimit(HITS);
              setAddress(next);
            }}
          />
        </div>
        {results.kind === 'idle' ? (
          <PageIndex sections={sections} />
        ) : (
          <ResultList
            results={results}
            onMore={() => setLimit(limit + HITS)}
            onRetry={() => setAttempt(attempt + 1)}
          />
        )}
      </main>
    </>
  );
}
