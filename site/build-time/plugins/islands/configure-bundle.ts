import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { addEntry } from '../../../docusaurus-internals/client-entry.ts';
import { shareStyles } from '../../../docusaurus-internals/shared-stylesheet.ts';

/** Name of the entry of the page script. Its file is `assets/js/page.<hash>.js`. */
export const PAGE_ENTRY = 'page';

/** Prefix of the chunk names of islands (`src/islands/registry.ts`). */
export const ISLAND = 'island-';

/** React, and the code that islands with messages share. */
const SHARED =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]messages[\\/](?:default[\\/]locale|format|fill-elements)\./;

interface Chunk {
  readonly name?: string | null | undefined;
}

const isOfIsland = ({ name }: Chunk): boolean => name?.startsWith(ISLAND) ?? false;

/**
 * Adds a second entry to Docusaurus' Rspack configuration: the page script, from which the
 * islands are loaded. One compilation for both, so that the names of CSS modules are the same in the page's
 * HTML, which Docusaurus renders, and in the island.
 *
 * - The entry has its own runtime, so that a page loads one script.
 * - React is one chunk that all islands share, with the functions for messages.
 * - Docusaurus puts all styles into one file; an island has its own.
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
