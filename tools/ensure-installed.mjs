import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, runCommand } from './run-command.mjs';

/** The same as `engines` in package.json. */
const MINIMUM_NODE = '20.19';

/**
 * Installs the dependencies when they are missing or differ from the lock file.
 *
 * @throws {Error} on an old Node.js, or when npm fails (no network, full disk)
 */
export async function ensureInstalled() {
  const { node } = process.versions;
  if (node.localeCompare(MINIMUM_NODE, 'en', { numeric: true }) < 0) {
    throw new Error(`Node.js ${node} is too old: install Node.js ${MINIMUM_NODE} or newer.`);
  }
  if (isInstalled(projectFolder)) {
    return;
  }
  console.log('Installing dependencies (once, and after the lock file changed) …');
  if ((await runCommand('npm', ['ci', '--no-audit', '--no-fund'])) !== 0) {
    throw new Error('npm ci failed. Check the network and the free disk space, then try again.');
  }
}

/**
 * Compares the lock file with what npm last installed, by whatever command: npm writes that to
 * `node_modules/.package-lock.json` when it is done.
 *
 * @param {string} folder with `package-lock.json`
 * @returns {boolean} false as well when nothing was installed, or not by npm, or a file cannot be read
 */
export function isInstalled(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || installed === undefined) {
    return false;
  }
  // It describes the project itself, which is not installed.
  wanted.delete('');
  return (
    [...installed.keys()].every((place) => wanted.has(place)) &&
    [...wanted].every(([place, { version, integrity, optional, devOptional, peer }]) => {
      const found = installed.get(place);
      // npm leaves out packages for other systems and, where its settings say so, those that only peers need.
      return found === undefined
        ? optional === true || devOptional === true || peer === true
        : found.version === version && found.integrity === integrity;
    })
  );
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} Entry
 * @param {string} file
 * @returns {Map<string, Entry> | undefined} by their place, such as `node_modules/react`; `undefined` when the file is
 *   missing or damaged, about which npm says more
 */
function readPackages(file) {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages));
  } catch {
    return undefined;
  }
}
