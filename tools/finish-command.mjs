/**
 * The command that finishes a site which the generator has built. It runs in the site's folder.
 *
 * Memory for young objects is 64 MB: with the 16 MB of Node.js they are looked through so often that
 * reading pages takes a quarter longer.
 *
 * @param {{ readonly cacheFolder?: string }} [options] without a folder nothing of earlier builds is used
 * @returns {{ command: string, parameters: string[] }}
 */
export function finishCommand({ cacheFolder } = {}) {
  const cache = cacheFolder === undefined ? [] : ['--cache-dir', cacheFolder];
  const settings = ['--max-semi-space-size=64', '--import', 'tsx'];
  return {
    command: process.execPath,
    parameters: [...settings, 'build-time/commands/finish-build.mts', ...cache],
  };
}
