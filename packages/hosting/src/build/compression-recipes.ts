import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compress } from './compression-cache.ts';

/** One way to compress a file. */
export type Recipe = {
  /** File extension of the sibling. */
  readonly ending: '.br' | '.gz';
  /** Format and quality; part of the cache key. */
  readonly recipe: string;
  readonly run: Compress;
};

const runBrotli = promisify(brotliCompress);
const runGzip = promisify(gzip);

function brotli(quality: number): Recipe {
  const run: Compress = (content) =>
    runBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    });
  return { ending: '.br', recipe: `br${quality}`, run };
}

function gzipAt(level: number): Recipe {
  return { ending: '.gz', recipe: `gz${level}`, run: (content) => runGzip(content, { level }) };
}

/** For the few clients without brotli. Level 9 saves another 1 % and takes 1.6 times as long. */
const forOldClients = gzipAt(6);

/**
 * Quality 11 saves 2.5 % over 10 and takes three times as long: 1 MB per second and core. Quality
 * 9 adds 5 % to the size and takes a third of the time; 8 adds hardly more than 9 and is 15 times as fast
 * as 10. (Pages and scripts of this site, Node.js 20.)
 */
const forMany: readonly Recipe[] = [brotli(10), forOldClients];
const forOne: readonly Recipe[] = [brotli(8), forOldClients];

/**
 * Chooses how a file is compressed.
 *
 * @param isOfOnePage Whether the file belongs to one page, and loads only when a reader interacts with it.
 * A large site has thousands of such files, and 8 % more of each is hardly noticed.
 */
export function recipesFor(isOfOnePage: boolean): readonly Recipe[] {
  return isOfOnePage ? forOne : forMany;
}
