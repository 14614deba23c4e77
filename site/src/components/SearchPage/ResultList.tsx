import searchText from '@generated/messages/default/search.json';
import pageText from '@generated/messages/default/search-page.json';
import { parseMarks, type SearchHit } from '@vibe-docs/search/browser';
import type { ReactNode } from 'react';
import { fillElements } from '../../messages/fill-elements.tsx';
import { Marked } from '../SearchClient/Marked.tsx';
import { missingResultsUrl } from '../SearchClient/missing-results-url.ts';
import { siteAddress } from '../SearchClient/site-address.ts';
import styles from './styles.module.css';
import type { Results } from './useResults.ts';

interface ResultListProps {
  readonly results: Results;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** The results, or why there are none. */
export function ResultList({ results, onMore, onRetry }: ResultListProps): ReactNode {
  switch (results.kind) {
    case 'idle':
    case 'loading':
      return null;
    case 'failed':
      return <Failure onRetry={onRetry} />;
    case 'found':
      return results.hits.length === 0 ? (
        <NoResults query={results.query} />
      ) : (
        <>
          <ol className={styles.results}>
            {results.hits.map((hit) => (
              <Result key={hit.objectID} hit={hit} />
            ))}
          </ol>
          {results.hits.length < results.count && (
            <button type="button" className="button button--secondary" onClick={onMore}>
              {pageText.more}
            </button>
          )}
        </>
      );
  }
}

function Result({ hit }: { readonly hit: SearchHit }): ReactNode {
  const marked = hit._highlightResult.hierarchy;
  const titles = [marked.lvl1, marked.lvl2, marked.lvl3, marked.lvl4, marked.lvl5, marked.lvl6];
  const values = titles.flatMap((title) => (title === undefined ? [] : [title.value]));
  const heading = values.at(-1) ?? '';
  const trail = [hit.section, hit.hierarchy.lvl0 ?? hit.section, ...values.slice(0, -1).map(plain)];
  const content = hit._snippetResult.content?.value;
  return (
    <li className={styles.result}>
      <p className={styles.trail}>{[...new Set(trail)].join(' › ')}</p>
      <h2 className={styles.title}>
        <a href={siteAddress(hit.url)}>
          <Marked value={heading} />
        </a>
      </h2>
      {content !== undefined && (
        <p className={styles.snippet}>
          <Marked value={content} />
        </p>
      )}
    </li>
  );
}

function NoResults({ query }: { readonly query: string }): ReactNode {
  return (
    <div className={styles.panel}>
      <p className={styles.panelTitle}>
        {fillElements(searchText.noResults, { query: <strong>{query}</strong> })}
      </p>
      <p>
        {fillElements(searchText.believe, {
          link: (
            <a href={missingResultsUrl({ query })} target="_blank" rel="noopener noreferrer">
              {searchText.letUsKnow}
            </a>
          ),
        })}
      </p>
    </div>
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

function plain(value: string): string {
  return parseMarks(value)
    .map(({ text }) => text)
    .join('');
}
