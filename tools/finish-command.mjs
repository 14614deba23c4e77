/**
 * The command that finishes a site after `docusaurus build`. It runs in the site's folder.
 *
 * @param {{ readonly cacheFolder?: string }} [options] without a folder no cache is used
 * @returns {{ command: string, parameters: string[] }}
 */
export function finishCommand({ cacheFolder } = {}) {
  const cache = cacheFolder === undefined ? [] : ['--cache-dir', cacheFolder];
  return {
    command: process.execPath,
    parameters: ['--import', 'tsx', 'build-time/commands/finish-build.mts', ...cache],
  };
}
