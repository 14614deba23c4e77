import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SearchIcon } from '../SearchDialog/SearchIcon.tsx';
import styles from './hero.module.css';

/** Looks like a field and opens the search dialog; without JavaScript there is a link to the search page instead. */
export function HomeSearch(): ReactNode {
  const content = (
    <>
      <SearchIcon />
      <span>
        <Translate>Search the documentation</Translate>
      </span>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a key in a text takes no focus */}
      <kbd aria-hidden="true">/</kbd>
    </>
  );
  return (
    <>
      <button
        type="button"
        className={clsx(styles.search, 'needs-scripts')}
        aria-haspopup="dialog"
        data-opens-search=""
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
