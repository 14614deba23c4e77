import searchText from '@generated/messages/default/search.json';
import pageText from '@generated/messages/default/search-page.json';
import { parseMarks, plainText, type SearchHit } from '@vibe-docs/search/browser';
import type { ReactNode } from 'react';
import { NEW_TAB } from '../../../shared/element-ids.ts';
import { fillElements } from '../../messages/fill-elements.tsx';
import { missingResultsUrl, siteAddress } from '../SearchClient/search-client.ts';
import { describeUnmentioned, type SearchState } from '../SearchDialog/search-session.ts';
import styles from './styles.module.css';

interface ResultListProps {
  readonly state: SearchState;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** The results, or why there are none. */
export function ResultList({ state, onMore, onRetry }: ResultListProps): ReactNode {
  const { outcome } = state;
  if (outcome.kind !== 'found') {
    return outcome.kind === 'failed' ? <Failure onRetry={onRetry} /> : null;
  }
  const { query, count, hits } = outcome;
  if (hits.length === 0) {
    return <NothingFound query={query} />;
  }
  const isNearest = describeUnmentioned(state) !== '';
  const title = isNearest ? 'h3' : 'h2';
  return (
    <>
      {isNearest && <h2 className={styles.nearest}>{searchText.nearest}</h2>}
      <ol className={styles.results}>
        {hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} Title={title} />
        ))}
      </ol>
      {hits.length < count && (
        <button type="button" className="button button--secondary" onClick={onMore}>
          {pageText.more}
        </button>
      )}
    </>
  );
}

interface ResultProps {
  readonly hit: SearchHit;
  readonly Title: 'h2' | 'h3';
}

function Result({ hit, Title }: ResultProps): ReactNode {
  const marked = hit._highlightResult.hierarchy;
  const titles = [marked.lvl1, marked.lvl2, marked.lvl3, marked.lvl4, marked.lvl5, marked.lvl6];
  const values = titles.flatMap((title) => (title === undefined ? [] : [title.value]));
  const heading = values.at(-1) ?? '';
  const trail = [
    hit.section,
    hit.hierarchy.lvl0 ?? hit.section,
    ...values.slice(0, -1).map(plainText),
  ];
  const content = hit._snippetResult.content?.value;
  return (
    <li className={styles.result}>
      <p className={styles.trail}>{[...new Set(trail)].join(' › ')}</p>
      <Title className={styles.title}>
        <a href={siteAddress(hit.url)}>
          <Marked value={heading} />
        </a>
      </Title>
      {content !== undefined && (
        <p className={styles.snippet}>
          <Marked value={content} />
        </p>
      )}
    </li>
  );
}

function Failure({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.panel}>
      <p className={styles.panelTitle}>{searchText.failed}</p>
      <p>{searchText.failedHelp}</p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        {pageText.tryAgain}
      </button>
    </div>
  );
}

/** That a query has no results, and where to report it. */
function NothingFound({ query }: { readonly query: string }): ReactNode {
  const link = (
    <a
      href={missingResultsUrl(query)}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={NEW_TAB}
    >
      {searchText.letUsKnow}
    </a>
  );
  return (
    <div className={styles.panel}>
      <p className={styles.panelTitle}>
        {fillElements(searchText.noResults, { query: <strong>{query}</strong> })}
      </p>
      <p>{fillElements(searchText.believe, { link })}</p>
    </div>
  );
}

/** A text with its matches marked. Any markup in it but `<mark>` is shown as text. */
function Marked({ value }: { readonly value: string }): ReactNode {
  return parseMarks(value).map(({ text, isMatch }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other identity.
    isMatch ? <mark key={place}>{text}</mark> : text,
  );
}
