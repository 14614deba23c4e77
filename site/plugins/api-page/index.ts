import { resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';

/**
 * Adds the page `/api`, which is written from the contract of the HTTP API when the site is built.
 *
 * Links to a page make browsers load its code ahead, and the navbar links to this one on every page.
 * So the operations must not be part of the browser's code: there a stand-in takes the place of the
 * component that writes them. The live-reload server has no static HTML and keeps the component.
 */
export default function apiPagePlugin(context: LoadContext): Plugin<void> {
  const folder = resolve(context.siteDir, 'src/components/ApiReference');
  return {
    name: 'api-page',
    async contentLoaded({ actions }) {
      actions.addRoute({
        path: normalizeUrl([context.baseUrl, 'api']),
        component: '@site/src/components/ApiReference',
        exact: true,
      });
    },
    configureWebpack(_config, isServer) {
      const isStandIn = !isServer && process.env.NODE_ENV === 'production';
      const file = isStandIn ? 'ReferenceStandIn.tsx' : 'Reference.tsx';
      return { resolve: { alias: { '@vibe-docs/api-reference$': resolve(folder, file) } } };
    },
    getPathsToWatch() {
      return [resolve(context.siteDir, '../packages/api-contract/src/**/*.ts')];
    },
  };
}
