import type { ReactNode } from 'react';
import { Island } from '../../islands/Island.tsx';
import { anchorOf } from './link-values.ts';
import { RequestIsland } from './RequestIsland.tsx';

/** The form that rewrites the samples of an operation, for API pages. Its code is loaded when a reader opens it. */
export function RequestBuilder({ operation }: { readonly operation: string }): ReactNode {
  return (
    <Island
      name="request"
      id={anchorOf(operation)}
      component={RequestIsland}
      props={{ operation }}
      when="touched"
    />
  );
}
