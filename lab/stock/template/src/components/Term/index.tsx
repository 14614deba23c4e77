import type { ReactNode } from 'react';

/** The word without its explanation. */
export function Term({ children }: { readonly id: string; readonly children: ReactNode }) {
  return children;
}
