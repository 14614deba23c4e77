import type { DecodedPath } from './decode-path.ts';

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
