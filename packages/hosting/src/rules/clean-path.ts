import { type DecodedPath, decodePath, toDecodedPath } from './decode-path.ts';
import { encodePath } from './encode-path.ts';

const unclean = /\/index\.html$|(?<=[^/])\.html$|(?<=[^/])\/$/;

/**
 * Removes `/index.html`, `.html` or one trailing slash from a decoded path. Only one of them: a path
 * with two (`/a.html/`) or with an empty segment is not found and stays unchanged.
 *
 * @param path Decoded path, base path included.
 * @param basePath Begins and ends with `/`. The base path alone keeps its trailing slash.
 */
export function cleanDecodedPath(path: DecodedPath, basePath: string): DecodedPath {
  if (path.includes('//') || path === basePath) return path;
  const home = basePath.slice(0, -1);
  if (path === home) return toDecodedPath(basePath);
  const shorter = path.replace(unclean, '');
  if (unclean.test(shorter)) return path;
  if (shorter === home) return path.endsWith('/index.html') ? toDecodedPath(basePath) : path;
  return shorter === '' ? path : toDecodedPath(shorter);
}

/**
 * Returns the clean, canonical spelling of a path, so that `/vibe/docs/intro.html`,
 * `/vibe/docs/intro/` and `/vibe/docs/%69ntro` all become `/vibe/docs/intro`. Idempotent;
 * uses neither Node.js nor the DOM.
 *
 * @param pathname Like `location.pathname`: no query, no hash.
 * @param basePath Begins and ends with `/`.
 * @returns The canonical spelling, or the input unchanged when it is malformed.
 */
export function cleanPath(pathname: string, basePath: string): string {
  const decoded = decodePath(pathname);
  if (decoded === undefined || decoded.includes('//')) return pathname;
  return encodePath(cleanDecodedPath(decoded, basePath));
}
