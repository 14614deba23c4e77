import type { DocSearchModalProps } from '@docsearch/react';
import { useHistory } from '@docusaurus/router';
import type { MouseEvent, ReactElement } from 'react';

type HitLinkProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/**
 * The link of a hit. Docusaurus's own would load the code of each page as soon as its link is visible:
 * up to twenty pages at every key, on the connection that the next answer needs.
 */
export function HitLink({ hit, children }: HitLinkProps): ReactElement {
  const history = useHistory();
  const isHere = hit.url.startsWith('/');
  const follow = (event: MouseEvent): void => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isHere && isPlain) {
      event.preventDefault();
      history.push(hit.url);
    }
  };
  const prepare = (): void => {
    if (isHere) {
      window.docusaurus.preload(new URL(hit.url, window.location.origin).pathname);
    }
  };
  return (
    <a href={hit.url} onClick={follow} onPointerDown={prepare}>
      {children}
    </a>
  );
}
