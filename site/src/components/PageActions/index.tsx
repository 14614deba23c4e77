import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ASSISTANTS } from '../../../config/assistants';
import { markdownAddress } from '../../../shared/markdown-address';
import styles from './styles.module.css';

/** At the end of a page: its Markdown, to look at, to copy, or to ask an assistant about. */
export function PageActions(): ReactNode {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const markdown = markdownAddress(pathname);
  if (markdown === undefined) {
    return null;
  }
  const question = `Read ${siteConfig.url}${markdown} and answer my questions about it.`;
  return (
    <ul
      className={styles.actions}
      data-search="off"
      data-markdown="off"
      aria-label="This page elsewhere"
    >
      <li>
        <button
          type="button"
          className={clsx(styles.copy, 'needs-scripts')}
          data-copies-from={markdown}
        >
          <span aria-live="polite">Copy as Markdown</span>
        </button>
      </li>
      <li>
        <a href={markdown}>View as Markdown</a>
      </li>
      {ASSISTANTS.map(({ label, url }) => (
        <li key={label}>
          <a href={url + encodeURIComponent(question)} target="_blank" rel="noopener noreferrer">
            Ask {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
