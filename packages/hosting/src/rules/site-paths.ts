/** A URL path without percent-encoding, as a person reads it: `/vibe/docs/System Design & Architecture`. */
export type DecodedPath = string & { readonly brand: 'DecodedPath' };

/** A control character, a lone surrogate, which cannot be encoded, a separator, or a dot segment. */
const forbidden = /[\p{Cc}\p{Surrogate}/\\]|^\.\.?$/u;

function decodeSegment(raw: string): string | undefined {
  try {
    const segment = decodeURIComponent(raw);
    return forbidden.test(segment) ? undefined : segment;
  } catch {
    return undefined;
  }
}

/**
 * Decodes a URL path segment by segment (RFC 3986, section 2.4: split first, decode after).
 *
 * @param raw Path of a request or of `location.pathname`, without query and hash.
 * @returns The decoded path, or `undefined` when the path does not begin with `/`, or contains a
 *   malformed escape, a backslash, a control character, an encoded separator or a dot segment.
 */
export function decodePath(raw: string): DecodedPath | undefined {
  if (!raw.startsWith('/')) return undefined;
  const segments = raw.split('/').map(decodeSegment);
  return segments.includes(undefined) ? undefined : (segments.join('/') as DecodedPath);
}

/**
 * Marks a path that is already decoded, such as one made from a file name.
 *
 * @throws When the path does not begin with `/`.
 */
export function toDecodedPath(path: string): DecodedPath {
  if (!path.startsWith('/'))
    throw new Error(`Expected a path that begins with "/", got "${path}".`);
  return path as DecodedPath;
}

/** A URL path in the canonical spelling that links, redirects and the sitemap use. */
export type EncodedPath = string & { readonly brand: 'EncodedPath' };

/**
 * Encodes a decoded path canonically: the result of `encodeURI` (a space is `%20`, `&`
 * stays), with `?` and `#` escaped as well, because in a URL they would end the path.
 *
 * @example encodePath(toDecodedPath('/vibe/a & b')) === '/vibe/a%20&%20b'
 * @throws URIError on a lone surrogate, which `decodePath` never returns.
 */
export function encodePath(path: DecodedPath): EncodedPath {
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23') as EncodedPath;
}

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
 * Lists the other spellings of a page's path: with `/`, `.html` or `/index.html` at the end.
 * `cleanDecodedPath` maps each of them to the page's path.
 *
 * @param clean Clean decoded path, or the base path for the home page.
 * @param basePath Begins and ends with `/`.
 */
export function spellingsOf(clean: DecodedPath, basePath: string): readonly DecodedPath[] {
  if (clean === basePath) {
    const home = basePath === '/' ? [] : [toDecodedPath(basePath.slice(0, -1))];
    return [...home, toDecodedPath(`${basePath}index.html`)];
  }
  return ['/', '.html', '/index.html'].map((ending) => toDecodedPath(clean + ending));
}
