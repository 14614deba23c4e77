import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { addEntry } from '../../../docusaurus-internals/client-entry.ts';
import { minifyLater } from '../../../docusaurus-internals/minify-later.ts';
import { shareStyles } from '../../../docusaurus-internals/shared-stylesheet.ts';

/** Prefix of the names of chunks that islands and search consist of (`src/islands/registry.ts`). */
export const ISLAND = 'island-';

/** Name of the entry of `src/islands/runtime.ts`. Its file is `assets/js/island-runtime.<hash>.js`. */
export const RUNTIME_ENTRY = `${ISLAND}runtime`;

/** What all islands share, and search does not need. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

interface Chunk {
  readonly name?: string | null | undefined;
}

const isOfIsland = ({ name }: Chunk): boolean => name?.startsWith(ISLAND) ?? false;

/**
 * Adds a second entry to Docusaurus' Rspack configuration, from which islands and search are loaded. One
 * compilation for both, so that the names of CSS modules are the same in the page's HTML, which Docusaurus renders,
 * and in the island.
 *
 * - The entry has its own runtime, and pages do not load it: the page script does, on the first interaction.
 * - React is one chunk that all islands share.
 * - Docusaurus puts all styles into one file; an island has its own.
 */
export const configureBundle: NonNullable<Plugin['configureWebpack']> = ({ entry }, isServer) =>
  isServer || process.env.NODE_ENV !== 'production'
    ? {}
    : {
        entry: addEntry(entry, RUNTIME_ENTRY, join(__dirname, '../../../src/islands/runtime.ts')),
        // The page script names its file, and every page the page script's: bundle-page-script.ts minifies it.
        plugins: [minifyLater(RUNTIME_ENTRY)],
        optimization: {
          // Numbers would need a table of names: 250 B.
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              ...shareStyles((chunk: Chunk) => !isOfIsland(chunk)),
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
