import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { loadRoutes } from './load-routes.ts';

/**
 * Takes the place of the generator's function of this name: loads everything that a page shows, and its
 * routes first.
 *
 * @param pathname as the address says it, escaped or not
 * @throws Error when something cannot be loaded; the generator then loads the page anew
 */
export default async function preload(pathname: string): Promise<void> {
  await loadRoutes(pathname);
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap((path) =>
    matchRoutes(routes, path),
  );
  await Promise.all(matches.map(({ route }) => preloadComponent(route.component)));
}

function preloadComponent(component: unknown): unknown {
  const isLoadable = typeof component === 'function' && 'preload' in component;
  return isLoadable && typeof component.preload === 'function' ? component.preload() : undefined;
}
