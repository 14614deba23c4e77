import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

/**
 * On the not-found page: the place where the page script names the existing page whose address is most like
 * the wanted one (`site/src/client/suggest-page.ts`), from the list of pages, which is the sitemap.
 */
export function NearMiss(): ReactNode {
  return <p role="status" data-suggests-from={useBaseUrl('/sitemap.xml')} />;
}
