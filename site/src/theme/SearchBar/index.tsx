// Why a replacement: the classic theme leaves this component empty for a search theme. The one for
// Algolia adds a preconnect to its host to every page and does not accept a custom client.
import { translate } from '@docusaurus/Translate';
import { SearchIcon, SearchOpener } from '@vibe-docs/search/ui/SearchOpener';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The search button of the navbar. On a Mac, the page script puts the name of its key in the place of Ctrl. */
export default function SearchBar(): ReactNode {
  const label = translate({ id: 'theme.SearchBar.label', message: 'Search' });
  return (
    <SearchOpener
      className={styles.button}
      label={`${label} (Ctrl+K)`}
      keys={<kbd className={styles.keys}>Ctrl K</kbd>}
    >
      <SearchIcon className={styles.icon} size={18} />
      <span className={styles.text}>{label}</span>
    </SearchOpener>
  );
}
