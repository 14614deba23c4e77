import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
