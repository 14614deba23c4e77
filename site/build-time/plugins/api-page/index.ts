import { resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';

/** Adds the page `/api`, which is written from the contract of the HTTP API when the site is built. */
export default function apiPagePlugin(context: LoadContext): Plugin<void> {
  return {
    name: 'api-page',
    async contentLoaded({ actions }) {
      actions.addRoute({
        path: normalizeUrl([context.baseUrl, 'api']),
        component: '@site/src/components/ApiReference',
        exact: true,
      });
    },
    getPathsToWatch() {
      return [resolve(context.siteDir, '../packages/api-contract/src/**/*.ts')];
    },
  };
}
