import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mapConcurrently } from '@vibe-docs/kernel';
import {
  isCompressedSibling,
  isCompressible,
  isHiddenFile,
  type SiteFile,
} from '../rules/file-kinds.ts';

/** One way to compress a file. The format is also the file extension of the sibling. */
type Recipe = { readonly format: 'br' | 'gz'; readonly level: number };

/** For the few clients without brotli. Level 9 saves another 1 % and takes 1.6 times as long. */
const forOldClients: Recipe = { format: 'gz', level: 6 };

/**
 * Level 11 saves 2.5 % over 10 and takes three times as long: 1 MB per second and core. Level
 * 9 adds 5 % to the size and takes a third of the time; 8 adds hardly more than 9 and is 15 times as fast
 * as 10. (Pages and scripts of this site, Node.js 20.)
 */
const forMany: Recipe = { format: 'br', level: 10 };
/** The scripts that all pages share, and what lies beside the home page, are few: four seconds in all. */
const forAll: Recipe = { format: 'br', level: 11 };
/** A large site has thousands of files that one page loads, and 8 % more of each is hardly noticed. */
const forOne: Recipe = { format: 'br', level: 8 };

const runBrotli = promisify(brotliCompress);
const runGzip = promisify(gzip);

function compress(content: Buffer, { format, level }: Recipe): Promise<Buffer> {
  if (format === 'gz') return runGzip(content, { level });
  return runBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}

const entryName = /^[0-9a-f]{64}\.(?:br|gz)\d{1,2}(?:\.\d+\.tmp)?$/;

/**
 * Opens a cache folder. An entry is named by the SHA-256 of the content and the recipe, such as `br10`, so that it can
 * never be stale.
 */
function openCompressionCache(cacheDir: string) {
  // Identical files share one entry; the second waits for the first.
  const entries = new Map<string, Promise<Buffer>>();

  async function readOrMake(name: string, content: Buffer, recipe: Recipe): Promise<Buffer> {
    const file = join(cacheDir, name);
    const stored = await readFile(file).catch(() => undefined);
    if (stored !== undefined) return stored;
    const body = await compress(content, recipe);
    // Write to a temporary file and rename, so that an interrupted build leaves no partial entry.
    const unfinished = `${file}.${process.pid}.tmp`;
    await mkdir(cacheDir, { recursive: true });
    await writeFile(unfinished, body);
    await rename(unfinished, file);
    return body;
  }

  return {
    compress: (content: Buffer, recipe: Recipe): Promise<Buffer> => {
      const hash = createHash('sha256').update(content).digest('hex');
      const name = `${hash}.${recipe.format}${recipe.level}`;
      const entry = entries.get(name) ?? readOrMake(name, content, recipe);
      entries.set(name, entry);
      return entry;
    },
    /** Removes entries that this run did not use, so the folder contains the last build only. */
    prune: async (): Promise<void> => {
      const names = await readdir(cacheDir).catch(() => []);
      const unused = names.filter((name) => entryName.test(name) && !entries.has(name));
      await Promise.all(unused.map((name) => rm(join(cacheDir, name), { force: true })));
    },
  };
}

// About one network packet: compressing smaller files has no noticeable effect.
const smallestBytes = 1024;

/**
 * Writes `.br` and `.gz` siblings for text files over 1 kB and removes those of an earlier run. A
 * sibling gets the timestamp of its file, as servers expect, and is omitted when it is
 * not smaller.
 *
 * @param options.cacheDir Keeps compressed content for the next build. Unset: all is compressed.
 * @param options.isOfOnePage Whether a file belongs to one page, and loads only when a reader interacts with it.
 */
export async function writeSiblings(
  buildDir: string,
  files: ReadonlySet<SiteFile>,
  options: Readonly<{ cacheDir: string | undefined; isOfOnePage: (file: SiteFile) => boolean }>,
): Promise<void> {
  const { cacheDir, isOfOnePage } = options;
  const old = [...files].filter(isCompressedSibling);
  await Promise.all(old.map((file) => rm(join(buildDir, file))));

  const cache = cacheDir === undefined ? undefined : openCompressionCache(cacheDir);
  const compressOnce = cache?.compress ?? compress;
  const candidates = [...files].filter((file) => isCompressible(file) && !isHiddenFile(file));
  await mapConcurrently(candidates, availableParallelism() * 2, async (file) => {
    const path = join(buildDir, file);
    const [content, { atime, mtime }] = await Promise.all([readFile(path), stat(path)]);
    if (content.byteLength <= smallestBytes) return;
    const shared = file.endsWith('.js') || file.lastIndexOf('/') === 0 ? forAll : forMany;
    for (const recipe of [isOfOnePage(file) ? forOne : shared, forOldClients]) {
      const body = await compressOnce(content, recipe);
      if (body.byteLength < content.byteLength) {
        await writeFile(`${path}.${recipe.format}`, body);
        await utimes(`${path}.${recipe.format}`, atime, mtime);
      }
    }
  });
  await cache?.prune();
}
