import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../rules/content-types.ts';
import { isCompressedSibling, isHiddenFile } from '../rules/is-hidden-file.ts';
import type { CompressionCache } from './compression-cache.ts';
import { mapConcurrently } from './map-concurrently.ts';

/** What `writeSiblings` did. */
export type SiblingReport = {
  /** Files that got siblings. */
  readonly files: number;
  /** Siblings taken from the cache and siblings compressed in this run. */
  readonly cached: number;
  readonly compressed: number;
  readonly originalBytes: number;
  readonly brotliBytes: number;
};

// Below about one network packet, compression saves nothing that a reader notices.
const smallestBytes = 1024;
/**
 * One below the best. Quality 11 leaves 2.5 % less and takes three times as long: 1 MB a second of one
 * core (43 MB of pages and 30 MB of their scripts, Node.js 20).
 */
const brotliQuality = 10;
const gzipLevel = 9;
const runBrotli = promisify(brotliCompress);
const runGzip = promisify(gzip);

const recipes = [
  {
    ending: '.br',
    recipe: `br${brotliQuality}`,
    run: (content: Buffer) =>
      runBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        },
      }),
  },
  {
    ending: '.gz',
    recipe: `gz${gzipLevel}`,
    run: (content: Buffer) => runGzip(content, { level: gzipLevel }),
  },
];

/**
 * Writes `.br` and `.gz` siblings for text files over 1 kB and removes those of an earlier run. A
 * sibling gets the time stamp of its file, as servers expect, and is left out when it would not
 * be smaller.
 *
 * @param files Decoded paths below the build folder, beginning with `/`.
 */
export async function writeSiblings(
  buildDir: string,
  files: ReadonlySet<string>,
  cache: CompressionCache,
): Promise<SiblingReport> {
  const old = [...files].filter(isCompressedSibling);
  await Promise.all(old.map((file) => rm(join(buildDir, file))));

  const candidates = [...files].filter((file) => isCompressible(file) && !isHiddenFile(file));
  const reports = await mapConcurrently(candidates, availableParallelism() * 2, async (file) => {
    const path = join(buildDir, file);
    const [content, { atime, mtime }] = await Promise.all([readFile(path), stat(path)]);
    if (content.byteLength <= smallestBytes) return [];
    const bodies = await Promise.all(
      recipes.map(({ recipe, run }) => cache.compress(content, recipe, run)),
    );
    return Promise.all(
      recipes.map(async ({ ending }, index) => {
        const result = bodies[index];
        const sizeBytes = result?.body.byteLength ?? 0;
        if (result !== undefined && sizeBytes < content.byteLength) {
          await writeFile(path + ending, result.body);
          await utimes(path + ending, atime, mtime);
        }
        return {
          ending,
          isCached: result?.isCached ?? false,
          sizeBytes,
          originalBytes: content.byteLength,
        };
      }),
    );
  });
  await cache.prune();

  const siblings = reports.flat();
  const brotli = siblings.filter(({ ending }) => ending === '.br');
  return {
    files: brotli.length,
    cached: siblings.filter(({ isCached }) => isCached).length,
    compressed: siblings.filter(({ isCached }) => !isCached).length,
    originalBytes: brotli.reduce((sum, { originalBytes }) => sum + originalBytes, 0),
    brotliBytes: brotli.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  };
}
