import { syncBuiltinESMExports } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

// Not by its address, which is of a web page where tests have a DOM.
const projectFolder = resolve(import.meta.dirname, '..');

const CONTENT = /^site[\\/](?:docs|newdocs|blog|versioned_docs|i18n)(?:[\\/]|$)/;

/** Functions of `node:fs` that read what their first argument names. Most have a twin that ends in `Sync`. */
const READERS =
  'access copyFile cp createReadStream exists lstat open openAsBlob opendir readdir readFile readlink realpath stat watch';

/**
 * @param {string} path absolute, or from the working directory
 * @returns {boolean} whether it is content, which writers change: a folder of pages in `site/`, or a path in one
 */
export function isContent(path) {
  return CONTENT.test(relative(projectFolder, resolve(path)));
}

/**
 * @param {string} what the read
 * @returns {Error} for a unit test of the project `machinery` that reads content
 */
export function contentError(what) {
  return new Error(
    `${what} is content. A test that reads pages, questions, exercises or posts is run when they change: ` +
      'rename the file of the test to ….content.test.ts.',
  );
}

/**
 * Makes functions that read content throw, in this thread. Native code and other processes read what they like.
 *
 * @param {Record<string, any>} fs gets the guarded functions: `node:fs` itself, or its `promises`
 * @param {(error: Error) => void} onRead gets each error as well: the caller of a function may hide it
 */
export function guardContent(fs, onRead) {
  for (const name of READERS.split(' ').flatMap((name) => [name, `${name}Sync`])) {
    const read = fs[name];
    if (typeof read !== 'function') continue;
    /** @param {any[]} parameters */
    const guarded = (...parameters) => {
      const [path] = parameters;
      if (typeof path !== 'number' && holdsContent(path, parameters)) {
        const error = contentError(`${name}: ${relative(projectFolder, toPath(path))}`);
        onRead(error);
        throw error;
      }
      return read.apply(fs, parameters);
    };
    // Such as `realpath.native`, and the form of `exists` for `promisify`.
    fs[name] = Object.defineProperties(guarded, Object.getOwnPropertyDescriptors(read));
  }
  syncBuiltinESMExports();
}

/**
 * @param {string | URL | Buffer} path
 * @param {any[]} parameters of the function, of which one may ask for all that is below the path
 */
function holdsContent(path, parameters) {
  const folder = resolve(toPath(path)) + sep;
  return (
    isContent(folder) ||
    (join(projectFolder, 'site', sep).startsWith(folder) &&
      parameters.some((options) => options?.recursive === true))
  );
}

/** @param {string | URL | Buffer} path */
function toPath(path) {
  const text = String(path);
  return text.startsWith('file:') ? fileURLToPath(text) : text;
}
