import searchText from '@generated/messages/default/search.json';
import pageText from '@generated/messages/default/search-page.json';
import { SECTIONS } from '@vibe-docs/search/browser';
import type { ReactNode } from 'react';
import { plural } from '../../messages/format.ts';
import { pasteMessage } from '../SearchClient/paste-message.ts';
import { describeUnmentioned, type SearchState } from '../SearchDialog/search-session.ts';
import type { SearchAddress } from './search-address.ts';
import styles from './styles.module.css';

interface SearchFormProps {
  readonly address: SearchAddress;
  readonly state: SearchState;
  readonly onChange: (address: SearchAddress) => void;
}

/** The input, the filters and the count. Answers come while the reader types. */
export function SearchForm({ address, state, onChange }: SearchFormProps): ReactNode {
  const { outcome } = state;
  const unmentioned = describeUnmentioned(state);
  return (
    <search>
      <label className={styles.label} htmlFor="page-search">
        {pageText.label}
      </label>
      <input
        id="page-search"
        className={styles.input}
        type="search"
        maxLength={64}
        autoComplete="off"
        // The page has no other purpose, and its original does so too.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
        value={address.query}
        onChange={(event) => onChange({ ...address, query: event.target.value })}
        onPaste={(event) => pasteMessage(event.nativeEvent)}
      />
      <fieldset className={styles.filters}>
        <legend className={styles.legend}>{pageText.show}</legend>
        {[undefined, ...SECTIONS].map((section) => (
          <label key={section ?? 'all'} className={styles.filter}>
            <input
              type="radio"
              name="section"
              checked={address.section === section}
              onChange={() => onChange({ ...address, section })}
            />
            <span>{pageText[section ?? 'all']}</span>
          </label>
        ))}
      </fieldset>
      <p
        role="status"
        className={styles.status}
        data-query={outcome.kind === 'found' ? outcome.query : undefined}
      >
        {unmentioned !== '' && (
          <>
            <strong className={styles.unmentioned}>{unmentioned}</strong>{' '}
          </>
        )}
        {statusOf(state)}
      </p>
    </search>
  );
}

function statusOf({ status, outcome }: SearchState): string {
  if (outcome.kind === 'found') {
    return plural(searchText.results, outcome.count);
  }
  return outcome.kind === 'none' && status !== 'idle' ? searchText.searching : '';
}
