import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { mapConcurrently } from '@vibe-docs/kernel';
import { isCompressible } from '../rules/content-types.ts';
import { isCompressedSibling, isHiddenFile } from '../rules/is-hidden-file.ts';
import type { CompressionCache } from './compression-cache.ts';
import { recipesFor } from './compression-recipes.ts';

/** Result of `writeSiblings`. */
export type SiblingReport = {
  /** Number of files with siblings. */
  readonly files: number;
  /** Number of siblings from the cache and compressed in this run. */
  readonly cached: number;
  readonly compressed: number;
  readonly originalBytes: number;
  readonly brotliBytes: number;
};

/** Options of `writeSiblings`. */
export type SiblingOptions = {
  readonly cache: CompressionCache;
  readonly isOfOnePage: (file: string) => boolean;
};

// About one network packet: compressing smaller files has no noticeable effect.
const smallestBytes = 1024;
/**
 * Writes `.br` and `.gz` siblings for text files over 1 kB and removes those of an earlier run. A
 * sibling gets the timestamp of its file, as servers expect, and is omitted when it is
 * not smaller.
 *
 * @param files Decoded paths below the build folder, beginning with `/`.
 * @param options.isOfOnePage Whether few visits load a file; see `recipesFor`.
 */
export async function writeSiblings(
  buildDir: string,
  files: ReadonlySet<string>,
  { cache, isOfOnePage }: SiblingOptions,
): Promise<SiblingReport> {
  const old = [...files].filter(isCompressedSibling);
  await Promise.all(old.map((file) => rm(join(buildDir, file))));

  const candidates = [...files].filter((file) => isCompressible(file) && !isHiddenFile(file));
  const reports = await mapConcurrently(candidates, availableParallelism() * 2, async (file) => {
    const path = join(buildDir, file);
    const [content, { atime, mtime }] = await Promise.all([readFile(path), stat(path)]);
    if (content.byteLength <= smallestBytes) return [];
    const recipes = recipesFor(isOfOnePage(file));
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
