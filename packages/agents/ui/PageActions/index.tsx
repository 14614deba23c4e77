import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { ASSISTANTS } from '@vibe-docs/site-model/assistants';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { markdownAddress } from '../markdown-address';
import { encodeQuery } from './encode-query';
import styles from './styles.module.css';

/** At the end of a page: its Markdown, to look at, to copy, or to ask an assistant about. */
export function PageActions(): ReactNode {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const markdown = markdownAddress(pathname);
  if (markdown === undefined) {
    return null;
  }
  const address = siteConfig.url + markdown;
  const question = translate(
    { message: 'Read {address} and answer my questions about it.' },
    { address },
  );
  return (
    <ul
      className={styles.actions}
      data-search="off"
      data-markdown-ignore=""
      aria-label={translate({ message: 'This page as Markdown' })}
    >
      <li>
        <button
          type="button"
          className={clsx('clean-btn', styles.copy, 'needs-scripts')}
          data-copies-from={markdown}
        >
          <span aria-live="polite">
            <Translate>Copy as Markdown</Translate>
          </span>
        </button>
      </li>
      <li>
        <a href={markdown}>
          <Translate>View as Markdown</Translate>
        </a>
      </li>
      {ASSISTANTS.map(({ label, url }) => (
        <li key={label}>
          <a href={url + encodeQuery(question)} target="_blank" rel="noopener noreferrer">
            {translate({ message: 'Ask {label}' }, { label })}
          </a>
        </li>
      ))}
    </ul>
  );
}
