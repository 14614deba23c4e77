import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mapConcurrently } from '@vibe-docs/kernel';
import { isCompressible } from '../rules/content-types.ts';
import { isCompressedSibling, isHiddenFile } from '../rules/is-hidden-file.ts';

/** Compresses a content. */
export type Compress = (content: Buffer) => Promise<Buffer>;

/** Compressed content, and whether it came from the cache. */
export type CompressedContent = { readonly body: Buffer; readonly isCached: boolean };

/** Caches compressed content between builds. */
export type CompressionCache = {
  /** Returns the stored result for this content and recipe, or computes and stores it. */
  readonly compress: (content: Buffer, recipe: string, run: Compress) => Promise<CompressedContent>;
  /** Removes entries that this run did not use, so the folder contains the last build only. */
  readonly prune: () => Promise<void>;
};

const entryName = /^[0-9a-f]{64}\.(?:br|gz)\d{1,2}(?:\.\d+\.tmp)?$/;

/** A cache that stores nothing. */
export const noCompressionCache: CompressionCache = {
  compress: async (content, _recipe, run) => ({ body: await run(content), isCached: false }),
  prune: async () => {},
};

/**
 * Opens a cache folder, and creates it when it is missing. An entry is named by the SHA-256 of the
 * content and the recipe, such as `br10`, so that it can never be stale.
 */
export async function openCompressionCache(cacheDir: string): Promise<CompressionCache> {
  await mkdir(cacheDir, { recursive: true });
  // Identical files share one entry; the second waits for the first.
  const entries = new Map<string, Promise<CompressedContent>>();

  async function readOrMake(name: string, content: Buffer, run: Compress) {
    const file = join(cacheDir, name);
    const stored = await readFile(file).catch(() => undefined);
    if (stored !== undefined) return { body: stored, isCached: true };
    const body = await run(content);
    // Write to a temporary file and rename, so that an interrupted build leaves no partial entry.
    const unfinished = `${file}.${process.pid}.tmp`;
    await writeFile(unfinished, body);
    await rename(unfinished, file);
    return { body, isCached: false };
  }

  return {
    compress: (content, recipe, run) => {
      const name = `${createHash('sha256').update(content).digest('hex')}.${recipe}`;
      const entry = entries.get(name) ?? readOrMake(name, content, run);
      entries.set(name, entry);
      return entry;
    },
    prune: async () => {
      const names = await readdir(cacheDir);
      const unused = names.filter((name) => entryName.test(name) && !entries.has(name));
      await Promise.all(unused.map((name) => rm(join(cacheDir, name), { force: true })));
    },
  };
}

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
