import type { ReactNode } from 'react';

// What browsers get instead of Reference.tsx (site/plugins/api-page): the static HTML has it all.

/** Tells the page that it cannot write itself. */
export const isStandIn = true;

/** Nothing: the static HTML holds the links. */
export function ReferenceNavigation(): ReactNode {
  return null;
}

/** Nothing: the static HTML holds the operations. */
export function ReferenceBody(): ReactNode {
  return null;
}
