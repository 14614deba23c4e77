// Which browser tests a change concerns. After a change of pages alone, `npm test` runs those with the tag `@content`, which
// open the changed pages, and those that name one; the others passed with the same machinery. It can go when all of them take less
// than two minutes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a run of all tests passed with. @typedef {{ commit: string, machinery: string, pages: Record<string, string> }} State */

const PAGE = /^site\/(?:docs|newdocs|blog)\/.*(?:\.mdx|\.questions\.yaml)$/;

/**
 * Reads what the tests depend on.
 *
 * @param {string} folder a git work tree; ignored files do not count
 * @param {readonly unknown[]} environment versions of the browsers, and what else is not in a file
 * @returns {State} hashes of each page with its questions, and one of everything else
 */
export function readState(folder, environment) {
  const git = (/** @type {string[]} */ ...parameters) =>
    execFileSync('git', parameters, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const files = git('ls-files', '-coz', '--exclude-standard').split('\0').filter(Boolean).sort();
  const machinery = createHash('sha256').update(JSON.stringify(environment));
  /** @type {Record<string, string>} */
  const pages = {};
  for (const file of new Set(files)) {
    const path = join(folder, file);
    if (existsSync(path)) {
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
      if (PAGE.test(file)) pages[file] = hash;
      else machinery.update(`${file} ${hash}\n`);
    }
  }
  const changes = git('status', '--porcelain') === '' ? '' : ' with changes';
  const commit = git('rev-parse', '--short', 'HEAD').trim() + changes;
  return { commit, machinery: machinery.digest('hex'), pages };
}

/**
 * Compares two states.
 *
 * @param {State | undefined} before
 * @param {State} now
 * @param {readonly { path: string, file?: string }[]} routes of the build, with the files of their pages
 * @returns {readonly string[] | undefined} paths of the pages that changed; `undefined` when anything else did, or when a
 *   page is gone
 */
export function changedPages(before, now, routes) {
  if (before?.machinery !== now.machinery) return undefined;
  if (Object.keys(before.pages).some((file) => !(file in now.pages))) return undefined;
  const changed = Object.keys(now.pages).filter((file) => now.pages[file] !== before.pages[file]);
  const paths = changed.map((file) => {
    const page = file.replace(/\.questions\.yaml$/, '.mdx');
    return routes.find((route) => route.file === page)?.path;
  });
  // A part of other pages has no route.
  const found = paths.filter((path) => path !== undefined);
  return found.length === 0 || found.length < paths.length ? undefined : [...new Set(found)];
}

/**
 * Finds the specs that name a page, themselves or in what they import.
 *
 * @param {string} folder of the specs
 * @param {readonly string[]} specs their paths in it
 * @param {readonly string[]} pages
 */
export function specsNaming(folder, specs, pages) {
  return specs.filter((spec) => {
    const text = textOf(join(folder, spec));
    return pages.some((page) => text.includes(page) || text.includes(encodeURI(page)));
  });
}

/** @returns {string} the text of a file and of the files that it imports by relative paths */
function textOf(/** @type {string} */ file, /** @type {Set<string>} */ seen = new Set()) {
  if (seen.has(file) || !existsSync(file)) return '';
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => path);
  return text + imports.map((path) => textOf(join(dirname(file), path), seen)).join('');
}
