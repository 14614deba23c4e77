import { type DecodedPath, decodePath, toDecodedPath } from './decode-path.ts';
import { encodePath } from './encode-path.ts';

/** Every route of the site lies under this path (CONTRACT.md, R1). */
export const defaultBasePath = '/vibe/';

const unclean = /\/index\.html$|(?<=[^/])\.html$|(?<=[^/])\/$/;

/**
 * Takes `/index.html`, `.html` or one trailing slash off a decoded path. Only one of them: a path
 * with two of them (`/a.html/`) or with an empty segment names nothing and stays as it is.
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
 * Gives the clean, canonical spelling of a path, so that `/vibe/docs/intro.html`,
 * `/vibe/docs/intro/` and `/vibe/docs/%69ntro` all become `/vibe/docs/intro`. Calling it again
 * changes nothing. It needs neither Node nor a DOM.
 *
 * @param pathname As in `location.pathname`: no query, no hash.
 * @param basePath Begins and ends with `/`.
 * @returns The canonical spelling, or the input unchanged when it is malformed.
 */
export function cleanPath(pathname: string, basePath: string = defaultBasePath): string {
  const decoded = decodePath(pathname);
  if (decoded === undefined || decoded.includes('//')) return pathname;
  return encodePath(cleanDecodedPath(decoded, basePath));
}
