import text from '@generated/messages/default/search-page.json';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fill } from '../../messages/format.ts';
import type { SearchSettings } from '../SearchClient/search-client.ts';
import { commonRequest, getSearchClient, HITS } from '../SearchClient/search-client.ts';
import { createSession } from '../SearchDialog/search-session.ts';
import { ResultList } from './ResultList.tsx';
import { SearchForm } from './SearchForm.tsx';
import { formatAddress, parseAddress, type SearchAddress } from './search-address.ts';
import styles from './styles.module.css';

/** Id of the list of all pages, which gives way to results. */
export const PAGE_LIST = 'all-pages';

/** Words around a match; a page has more room than the dialog. */
const SNIPPET_WORDS = 30;

/** The heading, the form and the results of the search page. */
export function SearchPageIsland({ settings }: { readonly settings: SearchSettings }): ReactNode {
  const [address, setAddress] = useSearchAddress();
  const [limit, setLimit] = useState(HITS);
  // The query in the address is finished, what is typed may not be.
  const isTyped = useRef(false);
  const [session] = useState(() =>
    createSession((requests) => getSearchClient(settings).search(requests, { isComplete: true })),
  );
  const state = useSyncExternalStore(session.subscribe, session.read, session.read);
  const ask = () => {
    const common = commonRequest(settings);
    const { query, section } = address;
    const request = {
      ...common,
      query,
      facetFilters: [...common.facetFilters, ...(section ? [`section:${section}`] : [])],
      hitsPerPage: limit,
      attributesToSnippet: [`content:${SNIPPET_WORDS}`],
    };
    session.ask(request, !isTyped.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest never changes.
  useEffect(ask, [address, limit]);
  const hasQuery = address.query.trim() !== '';
  const title = hasQuery ? fill(text.titleFor, { query: address.query }) : text.title;
  useDocumentTitle(title);
  useEffect(() => {
    const list = document.getElementById(PAGE_LIST);
    if (list !== null) {
      list.hidden = hasQuery;
    }
  }, [hasQuery]);
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.withoutScript}>{text.needsScript}</p>
      <div className={styles.withScript}>
        <SearchForm
          address={address}
          state={state}
          onChange={(next) => {
            isTyped.current = true;
            setLimit(HITS);
            setAddress(next);
          }}
        />
      </div>
      <ResultList state={state} onMore={() => setLimit(limit + HITS)} onRetry={ask} />
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
