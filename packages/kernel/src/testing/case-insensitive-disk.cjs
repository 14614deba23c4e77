// Simulates a disk that preserves case and does not distinguish it, as on macOS and Windows, for tests on Linux:
// `NODE_OPTIONS=--require=<this file>`, or `require` in a test. Each path below a folder of CASE_INSENSITIVE_FOLDERS
// (separated as in PATH) is replaced by that of the existing entry of another case. Functions of `node:fs` alone: what
// native code writes (Rspack, sharp, esbuild) is not seen.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { delimiter, join, relative, resolve, sep } = require('node:path');
const { fileURLToPath } = require('node:url');

const { lstatSync, readdirSync } = fs;

/** Functions with the position of each path among their parameters. */
const FUNCTIONS = {
  0: 'access appendFile chmod exists lstat lutimes mkdir open opendir readdir readFile readlink realpath rm rmdir stat truncate unlink utimes writeFile createReadStream createWriteStream'.split(
    ' ',
  ),
  1: 'symlink'.split(' '),
  '0 1': 'copyFile cp link rename'.split(' '),
};

/**
 * @param {string} folder
 * @param {string} name
 */
function spellingOf(folder, name) {
  if (lstatSync(join(folder, name), { throwIfNoEntry: false }) !== undefined) return name;
  /** @type {string[]} */
  let names = [];
  try {
    names = readdirSync(folder);
  } catch {
    // There is no such folder: the caller gets the error.
  }
  const folded = name.normalize().toLowerCase();
  return names.find((one) => one.normalize().toLowerCase() === folded) ?? name;
}

/** @param {unknown} path */
function toExisting(path) {
  if (typeof path !== 'string' && !(path instanceof URL)) return path;
  const absolute = resolve(path instanceof URL ? fileURLToPath(path) : path);
  const folders = (process.env.CASE_INSENSITIVE_FOLDERS ?? '').split(delimiter).filter(Boolean);
  const root = folders.find((folder) => absolute.startsWith(folder + sep));
  if (root === undefined) return path;
  return relative(root, absolute)
    .split(sep)
    .reduce((folder, name) => join(folder, spellingOf(folder, name)), root);
}

/**
 * @param {Record<string, any>} object
 * @param {string} name
 * @param {readonly number[]} places
 */
function replaceIn(object, name, places) {
  const original = object[name];
  if (original === undefined) return;
  /**
   * @this {unknown}
   * @param {...unknown} parameters
   */
  function replacement(...parameters) {
    for (const place of places) parameters[place] = toExisting(parameters[place]);
    return original.apply(this, parameters);
  }
  // `realpath.native`, and what `promisify` reads.
  Object.defineProperties(replacement, Object.getOwnPropertyDescriptors(original));
  object[name] = replacement;
}

for (const [places, names] of Object.entries(FUNCTIONS)) {
  for (const name of names) {
    const positions = places.split(' ').map(Number);
    replaceIn(fs, name, positions);
    replaceIn(fs, `${name}Sync`, positions);
    replaceIn(fs.promises, name, positions);
  }
}
syncBuiltinESMExports();
