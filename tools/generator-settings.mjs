import { fileURLToPath } from 'node:url';

/** What the generator's process runs before the generator. */
const BEFORE = fileURLToPath(new URL('optimise-later.cjs', import.meta.url));

/** Pages up to which one thread renders them sooner than it takes to start two. */
const FEW_PAGES = 300;

/**
 * What a build holds in memory at its peak with the bundler's cache, measured with 432 and 1,136 pages:
 * 2.8 and 5.5 GB. Without the cache it is 2.2 GB with 432.
 */
const BASE_BYTES = 1.5e9;
const PAGE_BYTES_WITH_CACHE = 4e6;

/**
 * Of JavaScript alone, which Node.js stops at 4 GB: 5,000 pages reached that while they were bundled. With
 * 1.5 MB a page they are built, but near a limit unused objects are looked for again and again.
 */
const NODE_LIMIT_MB = 4096;
const PAGE_HEAP_MB = 2.3;

/** A quarter of the memory, in MB: what a small machine can spare for objects that nobody needs. */
const FIRST_HEAP_SHARE = 1 / 4 / 1e6;

/**
 * Settings of the generator's process that fit the site and the machine.
 *
 * - Memory for young objects: with the 16 MB of Node.js they are looked through so often that a build of
 *   432 pages takes 8 % longer.
 * - Memory for old objects before they are looked through for the first time. Node.js begins with little and
 *   looks again at each step of growth, although a build throws little of it away: with 432 pages it takes
 *   a tenth longer.
 * - Memory for all objects, where a large site needs more than Node.js gives.
 * - Machine code for fewer functions: see `optimise-later.cjs`.
 * - Threads that render pages: each loads half of the generator first, one CPU second.
 * - The bundler's cache, which makes the next build quick, unless it could fill the memory.
 *
 * @param {{ readonly pages: number, readonly memoryBytes: number }} size
 * @returns {{ readonly nodeOptions: readonly string[], readonly env: Readonly<Record<string, string>> }}
 */
export function generatorSettings({ pages, memoryBytes }) {
  const isCacheTooLarge = BASE_BYTES + pages * PAGE_BYTES_WITH_CACHE > memoryBytes * 0.8;
  const heapMb = Math.round(pages * PAGE_HEAP_MB);
  const firstHeapMb = Math.min(Math.max(heapMb, NODE_LIMIT_MB) / 2, memoryBytes * FIRST_HEAP_SHARE);
  return {
    nodeOptions: [
      `--require=${BEFORE}`,
      '--min-semi-space-size=64',
      '--max-semi-space-size=64',
      `--initial-old-space-size=${Math.round(firstHeapMb)}`,
      ...(heapMb > NODE_LIMIT_MB ? [`--max-old-space-size=${heapMb}`] : []),
    ],
    env: {
      // The generator asks a server for its newest version otherwise.
      NO_UPDATE_NOTIFIER: '1',
      ...(pages <= FEW_PAGES ? { DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1' } : {}),
      ...(isCacheTooLarge ? { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' } : {}),
    },
  };
}
