import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './run-command.mjs';

/** Folders that tools write: they are results, not sources. */
const NOT_SOURCES = new Set([
  'node_modules',
  'build',
  'deploy',
  '.docusaurus',
  '.live',
  '.bench',
  'coverage',
]);

/**
 * Adds every file below a path to a hash: its path and its content. A path that is not there adds
 * its name.
 *
 * @param {import('node:crypto').Hash} hash
 * @param {string} path relative to the project folder
 * @param {ReadonlySet<string>} [leftOut] paths relative to the project folder, with `/`
 */
export function hashPath(hash, path, leftOut = new Set()) {
  if (leftOut.has(path.replaceAll('\\', '/'))) {
    return;
  }
  const entries = readEntries(join(projectFolder, path));
  if (entries === undefined) {
    hash.update(`${path}\n`);
    if (existsSync(join(projectFolder, path))) {
      hash.update(readFileSync(join(projectFolder, path)));
    }
    return;
  }
  for (const name of entries.filter((entry) => !NOT_SOURCES.has(entry)).sort()) {
    hashPath(hash, join(path, name), leftOut);
  }
}

/**
 * @param {string} path
 * @returns {string[] | undefined} names in a folder; `undefined` for a file
 */
function readEntries(path) {
  try {
    return readdirSync(path);
  } catch {
    return undefined;
  }
}
