import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

/** A link to a file of the folder `openapi`. */
export function DownloadLink({ name }: { readonly name: string }): ReactNode {
  return (
    <a href={useBaseUrl(`/openapi/${name}`)} download>
      {name}
    </a>
  );
}
