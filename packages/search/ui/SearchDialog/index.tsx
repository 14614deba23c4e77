import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { useSearchSettings } from '../SearchClient/useSearchSettings.ts';
import { SearchIcon } from '../SearchOpener';
import styles from './dialog.module.css';

/**
 * The search dialog as it is in each page: closed, with a real field and nothing in it. The page script
 * opens it (`src/client/search`) and loads what shows results in it (`answer-search.ts`). Enter leads to the search page
 * until then.
 */
export function SearchDialog(): ReactNode {
  const settings = useSearchSettings();
  const label = translate({ id: 'theme.SearchBar.label', message: 'Search' });
  const footer = {
    '↵': translate({ id: 'theme.SearchModal.footer.selectText', message: 'to select' }),
    '↑ ↓': translate({ id: 'theme.SearchModal.footer.navigateText', message: 'to navigate' }),
    esc: translate({ id: 'theme.SearchModal.footer.closeText', message: 'to close' }),
  };
  return (
    <dialog
      className={styles.dialog}
      aria-label={label}
      aria-modal="true"
      data-search={JSON.stringify(settings)}
      data-closes-beside=""
    >
      <div className={styles.panel}>
        <form className={styles.form} action={useBaseUrl('/search')}>
          <span className={styles.field}>
            <SearchIcon />
            <input
              type="search"
              name="q"
              role="combobox"
              aria-label={label}
              aria-autocomplete="list"
              aria-expanded="false"
              maxLength={64}
              placeholder={translate({
                id: 'theme.SearchModal.searchBox.placeholderText',
                message: 'Search docs',
              })}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck="false"
              enterKeyHint="go"
            />
          </span>
          <button type="button" className={styles.cancel} data-closes-search="">
            {translate({ id: 'theme.SearchModal.searchBox.cancelButtonText', message: 'Cancel' })}
          </button>
        </form>
        <div className={styles.results} data-search-results="" />
        <div className={styles.footer}>
          {Object.entries(footer).map(([keys, text]) => (
            <span key={keys}>
              <kbd>{keys}</kbd> {text}
            </span>
          ))}
          {settings.hosted !== undefined && (
            <a href="https://www.algolia.com/developers/docsearch">
              {translate({ id: 'theme.SearchModal.footer.searchByText', message: 'Search by' })}{' '}
              Algolia
            </a>
          )}
        </div>
      </div>
    </dialog>
  );
}
