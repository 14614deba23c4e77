import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { markdownAddress } from '../../../shared/markdown-address';
import styles from './styles.module.css';

/**
 * Tells coding agents, early in the page, where its Markdown is. Nobody sees it, and screen readers pass it
 * over; it is in the text that agents convert.
 */
export function AgentPointer(): ReactNode {
  const markdown = markdownAddress(useLocation().pathname);
  const index = useBaseUrl('/llms.txt');
  return (
    <p aria-hidden="true" className={styles.pointer} data-search="off">
      For agents: {markdown !== undefined && `this page as Markdown: ${markdown}; `}index of all
      pages: {index}
    </p>
  );
}
