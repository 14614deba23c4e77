// Ejected: the original only asks the reader to contact the owner of the link. Readers need a
// way on: the intended page, the search, the main sections.
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The main parts of the site, each with a sentence that helps to choose. */
const SECTIONS = [
  {
    to: '/docs/intro',
    label: translate({ message: 'Documentation' }),
    text: translate({
      message: 'What ViBe is, how to install it, how it is built and how to contribute.',
    }),
  },
  {
    to: '/docs/category/intern-onboarding',
    label: translate({ message: 'Intern onboarding' }),
    text: translate({
      message: 'The stack, the way of working and the common tasks of your first weeks.',
    }),
  },
  {
    to: '/newdocs',
    label: translate({ message: 'Tutorials' }),
    text: translate({
      message: 'Express, TypeScript, React, MongoDB and Git, taught on one small application.',
    }),
  },
  {
    to: '/api',
    label: translate({ message: 'API Documentation' }),
    text: translate({ message: 'The HTTP API of the backend and the reference of its modules.' }),
  },
  {
    to: '/blog',
    label: translate({ message: 'Blog' }),
    text: translate({ message: 'How this documentation is made, and what changes in it.' }),
  },
] as const;

export default function NotFound(): ReactNode {
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  return (
    <Layout title={title}>
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
        <ul className={styles.list}>
          {SECTIONS.map(({ to, label, text }) => (
            <li key={to} className={styles.item}>
              <Link to={to} className={styles.link}>
                {label}
              </Link>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
