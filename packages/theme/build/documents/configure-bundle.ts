import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { emitFromServer } from '../../internals/emit-from-server.ts';

/** Prefix of the names of chunks that islands and search consist of (`src/islands/registry.ts` of the site). */
export const ISLAND = 'island-';

/** Name of the entry of the site's `src/islands/runtime.ts`. Its file is `assets/js/island-runtime.<hash>.js`. */
export const RUNTIME_ENTRY = `${ISLAND}runtime`;

/** What all islands share, and search does not need. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

interface Chunk {
  readonly name?: string | null | undefined;
}

const isOfIsland = ({ name }: Chunk): boolean => name?.startsWith(ISLAND) ?? false;

/**
 * Replaces the entry of Docusaurus' application by that of islands and search, and lets the server's compilation
 * emit what pages need of it. Both compilations use the same loaders, so that the names of CSS modules are the same in
 * the page's HTML and in the island. `docusaurus start` keeps the application.
 *
 * - The entry has its own runtime, which the page script loads on the first interaction.
 * - React is one chunk that all islands share.
 * - Docusaurus puts all styles into one file; an island has its own.
 */
export const configureBundle =
  (siteDir: string): NonNullable<Plugin['configureWebpack']> =>
  (config, isServer, utils) => {
    if (process.env.NODE_ENV !== 'production') {
      return {};
    }
    return isServer
      ? emitFromServer(config, utils, (chunk) => !isOfIsland(chunk))
      : {
          mergeStrategy: { 'optimization.splitChunks.cacheGroups': 'replace' },
          entry: {
            [RUNTIME_ENTRY]: {
              import: join(siteDir, 'src/islands/runtime.ts'),
              runtime: false,
            },
          },
          optimization: {
            // Numbers would need a table of names: 250 B.
            chunkIds: 'named',
            splitChunks: {
              cacheGroups: {
                default: false,
                islands: {
                  name: `${ISLAND}react`,
                  test: REACT,
                  chunks: isOfIsland,
                  enforce: true,
                  priority: 60,
                },
              },
            },
          },
        };
  };
