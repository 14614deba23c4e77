import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { renderRoutes } from 'react-router-config';

type RoutesProps = Parameters<typeof renderRoutes>;

/**
 * Takes the place of the generator's function of this name: what it gives looks at the list of routes
 * again when the address changes, as routes are added to it.
 */
export default function renderRoutesOnDemand(...parameters: RoutesProps): ReactNode {
  return <Routes parameters={parameters} />;
}

function Routes({ parameters }: { readonly parameters: RoutesProps }): ReactNode {
  useLocation();
  return renderRoutes(...parameters);
}
