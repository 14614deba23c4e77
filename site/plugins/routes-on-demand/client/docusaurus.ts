import prefetchScript from '@docusaurus/core/lib/client/prefetch';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import { connectionOf } from '@vibe-docs/lazy-hydration';
import { matchRoutes } from 'react-router-config';
import { textsIn } from '../texts-in.ts';
import { loadRoutes } from './load-routes.ts';
import preloadPage from './preload.ts';

const prefetched = new Set<string>();
const preloaded = new Set<string>();

const isSaving = () => connectionOf(navigator) === 'saving';

/**
 * Takes the place of the generator's `window.docusaurus`, which links use: `prefetch` asks the browser
 * to fetch a page's scripts when it has time, `preload` loads them at once. Both do nothing for a page
 * that was asked for before, nor when data is saved (contract, section 7).
 */
export default Object.freeze({
  prefetch(pathname: string): false | Promise<void> {
    if (isSaving() || prefetched.has(pathname) || preloaded.has(pathname)) {
      return false;
    }
    prefetched.add(pathname);
    return prefetchPage(pathname);
  },
  preload(pathname: string): false | Promise<void> {
    if (isSaving() || preloaded.has(pathname)) {
      return false;
    }
    preloaded.add(pathname);
    return preloadPage(pathname);
  },
});

async function prefetchPage(pathname: string): Promise<void> {
  try {
    await loadRoutes(pathname);
  } catch {
    // Nobody has asked for the page yet; when somebody does, it is tried again.
    prefetched.delete(pathname);
    return;
  }
  const paths = new Set(matchRoutes(routes, pathname).map(({ route }) => `${route.path}`));
  const chunks = Object.entries(chunkNames)
    .filter(([name]) => paths.has(name.slice(0, name.lastIndexOf('-'))))
    .flatMap(([, names]) => textsIn(names));
  await Promise.all(
    chunks
      // `gca` gives the address of a chunk's script. A chunk may have become part of another one.
      .map((chunk) => __webpack_require__.gca(chunk))
      .filter((address) => !address.includes('undefined'))
      .map(prefetchScript),
  );
}
