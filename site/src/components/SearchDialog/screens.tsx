import searchText from '@generated/messages/default/search.json';
import dialogText from '@generated/messages/default/search-dialog.json';
import type { ReactNode } from 'react';
import { NothingFound } from '../SearchClient/shown-results.tsx';
import { FailureIcon, NothingFoundIcon } from './icons.tsx';
import styles from './results.module.css';

/** Most queries that are suggested when nothing is found. */
const MOST_SUGGESTIONS = 3;

/** The live-reload server has no built pages, which the index is made from. */
const FAILURE_HELP =
  process.env.NODE_ENV === 'development'
    ? 'Search is built with the site. Run "npm start" to try it.'
    : searchText.failedHelp;

/** Before the first search. */
export function StartScreen(): ReactNode {
  return <p className={styles.screen}>{dialogText.none}</p>;
}

/** When nobody could answer. */
export function FailureScreen(): ReactNode {
  return (
    <div role="alert" className={styles.screen}>
      <FailureIcon />
      <p className={styles.message}>{searchText.failed}</p>
      <p>{FAILURE_HELP}</p>
    </div>
  );
}

interface NothingFoundProps {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly onSuggestion: (suggestion: string) => void;
}

/** When a query has no results: other queries, and where to report it. */
export function NothingFoundScreen({
  query,
  suggestions,
  onSuggestion,
}: NothingFoundProps): ReactNode {
  return (
    <div className={styles.screen}>
      <NothingFoundIcon />
      <NothingFound query={query} titleClass={styles.message}>
        {suggestions.length > 0 && (
          <div className={styles.suggestions}>
            <p>{dialogText.trySearching}</p>
            <ul>
              {suggestions.slice(0, MOST_SUGGESTIONS).map((suggestion) => (
                <li key={suggestion}>
                  <button type="button" onClick={() => onSuggestion(suggestion)}>
                    {suggestion}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </NothingFound>
    </div>
  );
}
