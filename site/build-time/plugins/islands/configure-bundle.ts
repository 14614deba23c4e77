import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { addEntry } from '../../../docusaurus-internals/client-entry.ts';
import { shareStyles } from '../../../docusaurus-internals/shared-stylesheet.ts';

/** Name of the entry that every page loads. Its file is `assets/js/page.<hash>.js`. */
export const PAGE_ENTRY = 'page';

/** Names of chunks that belong to islands begin with it (`src/islands/registry.ts`). */
export const ISLAND = 'island-';

/** React, and what all islands with texts use. */
const SHARED =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]messages[\\/](?:default[\\/]locale|format|fill-elements)\./;

interface Chunk {
  readonly name?: string | null | undefined;
}

const isOfIsland = ({ name }: Chunk): boolean => name?.startsWith(ISLAND) ?? false;

/**
 * Makes the bundler build a second entry beside Docusaurus' application: the page script, from which the
 * islands are loaded. One bundler for both, so that the names of CSS modules are the same in the page's
 * HTML, which Docusaurus renders, and in the island.
 *
 * - The entry has its own runtime: a page loads one script.
 * - React is one chunk, which all islands share, with the functions for messages.
 * - Docusaurus puts all styles into one file; an island brings its own.
 */
export const configureBundle: NonNullable<Plugin['configureWebpack']> = ({ entry }, isServer) =>
  isServer || process.env.NODE_ENV !== 'production'
    ? {}
    : {
        entry: addEntry(entry, PAGE_ENTRY, join(__dirname, '../../../src/client/page-script.ts')),
        optimization: {
          // Numbers would need a table of names in the page script: 250 B.
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              ...shareStyles((chunk: Chunk) => !isOfIsland(chunk)),
              islands: {
                name: `${ISLAND}react`,
                test: SHARED,
                chunks: isOfIsland,
                enforce: true,
                priority: 60,
              },
            },
          },
        },
      };
