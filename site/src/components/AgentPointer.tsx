import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { markdownAddress } from '../../shared/markdown-address';

/**
 * Tells coding agents, early in the page, where its Markdown is. Nobody sees it, and screen readers pass it
 * over; it is in the text that agents convert.
 */
export function AgentPointer(): ReactNode {
  const markdown = markdownAddress(useLocation().pathname);
  const index = useBaseUrl('/llms.txt');
  const page = markdown === undefined ? '' : `Markdown of this page: ${markdown}; `;
  return (
    <p aria-hidden="true" className="visually-hidden" data-search="off">
      {`For agents: ${page}index: ${index}`}
    </p>
  );
}
