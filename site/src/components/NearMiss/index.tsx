import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, useEffect, useState } from 'react';
import { findNearMiss } from './find-near-miss.ts';

/**
 * On the not-found page: names the existing page whose address is most like the wanted one. The
 * list of pages is the sitemap, fetched only here; when it cannot be had, nothing is shown.
 */
export function NearMiss(): ReactNode {
  const { pathname } = useLocation();
  const sitemap = useBaseUrl('/sitemap.xml');
  const [path, setPath] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    readPaths(sitemap, controller.signal)
      .then((paths) => setPath(findNearMiss(pathname, paths)))
      .catch(() => setPath(undefined));
    return () => controller.abort();
  }, [pathname, sitemap]);
  return (
    <p role="status" data-hydrate="load">
      {path !== undefined && (
        <>
          Did you mean <Link to={path}>{decodeURI(path)}</Link>?
        </>
      )}
    </p>
  );
}

async function readPaths(sitemap: string, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(sitemap, { signal });
  if (!response.ok) {
    throw new Error(`Cannot read the list of pages at ${sitemap}: status ${response.status}`);
  }
  const document = new DOMParser().parseFromString(await response.text(), 'application/xml');
  return [...document.querySelectorAll('loc')].map(
    (loc) => new URL(loc.textContent ?? '').pathname,
  );
}
