import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command.mjs';

/**
 * @param {readonly string[]} names of a program, searched on the PATH
 * @param {readonly string[]} [places] other paths to try
 * @returns {string | undefined} path of the first that exists
 */
export function findProgram(names, places = []) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...places].find(isProgram);
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs a package on Debian if this process has the rights; does nothing elsewhere.
 *
 * @param {string} name
 */
export async function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return;
  }
  await runCommand('apt-get', ['update', '--quiet']);
  await runCommand('apt-get', ['install', '--yes', '--quiet', name], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}
