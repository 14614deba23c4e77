// Why a wrap: this is the documented place for what stands outside of every page and stays there.
import type { ReactNode } from 'react';
import { RouteAnnouncer } from '../../components/RouteAnnouncer';

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <RouteAnnouncer />
    </>
  );
}
