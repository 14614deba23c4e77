import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { openSearch } from '../SearchButton/open-search';
import styles from './hero.module.css';

/** Looks like a field and opens the search dialog; without JavaScript there is a link to the search page instead. */
export function HomeSearch(): ReactNode {
  const content = (
    <>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M14.4 14.4 18 18M8.5 15.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z"
          stroke="currentColor"
          fill="none"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span>Search the documentation</span>
      <kbd>/</kbd>
    </>
  );
  return (
    <>
      <button
        type="button"
        className={clsx(styles.search, 'needs-scripts')}
        aria-haspopup="dialog"
        onClick={openSearch}
      >
        {content}
      </button>
      <noscript>
        <Link className={styles.search} to="/search">
          {content}
        </Link>
      </noscript>
    </>
  );
}
