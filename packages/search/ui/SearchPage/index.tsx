import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import text from '@generated/messages/default/search-page.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { useSearchSettings } from '../SearchClient/useSearchSettings.ts';
import type { IndexSection } from './page-index.ts';
import { SearchForm } from './SearchForm.tsx';
import styles from './styles.module.css';

interface SearchPageProps {
  readonly sections: readonly IndexSection[];
}

/**
 * The page `/search`: results for the query in its address (`answer-page.ts`). Without a query, and without JavaScript, it
 * lists every page of the site.
 */
export default function SearchPage({ sections }: SearchPageProps): ReactNode {
  const settings = useSearchSettings();
  return (
    <Layout
      title={text.title}
      description={translate({
        message: 'Search the ViBe documentation, or find a page in the list of all pages.',
      })}
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg" data-search-page={JSON.stringify(settings)}>
        <h1>{text.title}</h1>
        <p className={styles.withoutScript}>{text.needsScript}</p>
        <SearchForm />
        <div data-results="" />
        <button type="button" className="button button--secondary" data-more="" hidden>
          {text.more}
        </button>
        <div data-all-pages="">
          <PageIndex sections={sections} />
        </div>
      </main>
    </Layout>
  );
}

/** The labels of `packages/lessons/build/page-lists`. */
const LABELS: Readonly<Record<string, string>> = {
  Documentation: translate({ message: 'Documentation' }),
  Tutorials: translate({ message: 'Tutorials' }),
  Blog: translate({ message: 'Blog' }),
};

/** Every page of the site in reading order, by section. */
function PageIndex({ sections }: { readonly sections: readonly IndexSection[] }): ReactNode {
  return sections
    .filter(({ pages }) => pages.length > 0)
    .map(({ label, pages }) => (
      <section key={label}>
        <Heading as="h2">{LABELS[label] ?? label}</Heading>
        <ul className={styles.list}>
          {pages.map(({ title, description, path }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </section>
    ));
}
