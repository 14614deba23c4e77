import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SearchIcon } from '../SearchDialog/SearchIcon.tsx';
import styles from './styles.module.css';

/**
 * The search button of the navbar. Without JavaScript there is a link to the search page instead. On a
 * Mac, the page script puts the name of its key in the place of Ctrl.
 */
export function SearchButton(): ReactNode {
  const label = translate({ id: 'theme.SearchBar.label', message: 'Search' });
  const content = (
    <>
      <SearchIcon className={styles.icon} size={18} />
      <span className={styles.text}>{label}</span>
    </>
  );
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, 'needs-scripts')}
        aria-label={`${label} (Ctrl+K)`}
        aria-haspopup="dialog"
        data-opens-search=""
      >
        {content}
        <kbd className={styles.keys}>Ctrl K</kbd>
      </button>
      <noscript>
        <Link to="/search" className={styles.button}>
          {content}
        </Link>
      </noscript>
    </>
  );
}
