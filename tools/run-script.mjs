import { runOrThrow } from './run-command.mjs';

/**
 * Runs a TypeScript file without npx and tsx's own process, which take most of a CPU second.
 *
 * @param {readonly string[]} parameters the file and its arguments
 * @param {{ cwd: string, remedy?: string }} options `remedy`: what to do when it fails
 * @throws {Error} when it fails
 */
export function runScript(parameters, options) {
  return runOrThrow(process.execPath, ['--import', 'tsx', ...parameters], options);
}
