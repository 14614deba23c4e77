/** Pages up to which one thread renders them sooner than it takes to start two. */
const FEW_PAGES = 300;

/**
 * What a build holds in memory at its peak with the bundler's cache, measured with 432 and 1,136 pages:
 * 2.8 and 5.5 GB. Without the cache it is 2.2 GB with 432.
 */
const BASE_BYTES = 1.5e9;
const PAGE_BYTES_WITH_CACHE = 4e6;

/**
 * Settings of the generator's process that fit the site and the machine.
 *
 * - Memory for young objects: with the 16 MB of Node.js they are looked through so often that a build of
 *   432 pages takes 8 % longer.
 * - Threads that render pages: each loads half of the generator first, one CPU second.
 * - The bundler's cache, which makes the next build quick, unless it could fill the memory.
 *
 * @param {{ readonly pages: number, readonly memoryBytes: number }} size
 * @returns {{ readonly nodeOptions: readonly string[], readonly env: Readonly<Record<string, string>> }}
 */
export function generatorSettings({ pages, memoryBytes }) {
  const isCacheTooLarge = BASE_BYTES + pages * PAGE_BYTES_WITH_CACHE > memoryBytes * 0.8;
  return {
    nodeOptions: ['--max-semi-space-size=64'],
    env: {
      // The generator asks a server for its newest version otherwise.
      NO_UPDATE_NOTIFIER: '1',
      ...(pages <= FEW_PAGES ? { DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1' } : {}),
      ...(isCacheTooLarge ? { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' } : {}),
    },
  };
}
