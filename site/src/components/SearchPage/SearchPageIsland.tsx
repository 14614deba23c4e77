import text from '@generated/messages/default/search-page.json';
import { type ReactNode, useEffect, useState } from 'react';
import { fill } from '../../messages/format.ts';
import type { SearchSettings } from '../SearchClient/search-settings.ts';
import { ResultList } from './ResultList.tsx';
import { SearchForm } from './SearchForm.tsx';
import { formatAddress, parseAddress, type SearchAddress } from './search-address.ts';
import styles from './styles.module.css';
import { useResults } from './useResults.ts';

interface SearchPageIslandProps {
  readonly settings: SearchSettings;
  /** Id of the list of all pages, which gives way to results. */
  readonly listId: string;
}

/** Hits shown at first, and how many more each time. */
const HITS = 20;

/** The heading, the form and the results of the search page. */
export function SearchPageIsland({ settings, listId }: SearchPageIslandProps): ReactNode {
  const [address, setAddress] = useSearchAddress();
  const [limit, setLimit] = useState(HITS);
  const [attempt, setAttempt] = useState(0);
  const results = useResults(settings, address, { limit, attempt });
  const title =
    address.query.trim() === '' ? text.title : fill(text.titleFor, { query: address.query });
  useDocumentTitle(title);
  useEffect(() => {
    const list = document.getElementById(listId);
    if (list !== null) {
      list.hidden = results.kind !== 'idle';
    }
  }, [listId, results.kind]);
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.withoutScript}>{text.needsScript}</p>
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
      <ResultList
        results={results}
        onMore={() => setLimit(limit + HITS)}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </>
  );
}

/** Reads the search from the address and writes it there, so that it can be shared. */
function useSearchAddress(): readonly [SearchAddress, (next: SearchAddress) => void] {
  // The page is built without a query, and the first render in the browser must agree.
  const [address, setAddress] = useState(() => parseAddress(''));
  useEffect(() => setAddress(parseAddress(location.search)), []);
  const write = (next: SearchAddress): void => {
    setAddress(next);
    history.replaceState(history.state, '', location.pathname + formatAddress(next));
  };
  return [address, write];
}

/** Puts a title before the name of the site in the title of the document. */
function useDocumentTitle(title: string): void {
  const [suffix] = useState(() =>
    typeof document === 'undefined' ? '' : document.title.replace(text.title, ''),
  );
  useEffect(() => {
    document.title = title + suffix;
  }, [title, suffix]);
}
