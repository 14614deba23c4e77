import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compress } from './compression-cache.ts';

/** One way to compress a file. */
export type Recipe = {
  /** Ending of the sibling. */
  readonly ending: '.br' | '.gz';
  /** Format and quality: results of one recipe are the same. */
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

/** For the few clients that do not know brotli: level 9 leaves 1 % less and takes 1.6 times as long. */
const forOldClients = gzipAt(6);

/**
 * Quality 11 leaves 2.5 % less than 10 and takes three times as long: 1 MB a second of one core. Quality
 * 9 leaves 5 % more than 10 in a third of its time; 8 leaves hardly more than 9 and is 15 times as fast
 * as 10. (Pages and scripts of this site, Node.js 20.)
 */
const forMany: readonly Recipe[] = [brotli(10), forOldClients];
const forOne: readonly Recipe[] = [brotli(8), forOldClients];

/**
 * Chooses how a file is compressed.
 *
 * @param isOfOnePage Whether the file comes with one page, and only to readers who do more than read it.
 *   There are thousands of such files on a large site, and few of their readers notice 8 % more.
 */
export function recipesFor(isOfOnePage: boolean): readonly Recipe[] {
  return isOfOnePage ? forOne : forMany;
}
