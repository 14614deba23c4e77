/**
 * Address of a page inside the site: begins with `/`, has no base path, no trailing slash (except
 * `/` itself) and no doubled slash. Not encoded: spaces and `&` stand as they are.
 */
export type SitePath = string & { readonly __brand: 'SitePath' };

/**
 * Makes a site path of its parts.
 *
 * @param parts joined with `/`; leading, trailing and doubled slashes, `.` and `..` are resolved
 * @example toSitePath('docs', './getting-started/') // '/docs/getting-started'
 */
export function toSitePath(...parts: readonly string[]): SitePath {
  const segments: string[] = [];
  for (const segment of parts.join('/').split('/')) {
    if (segment === '..') {
      segments.pop();
    } else if (segment !== '' && segment !== '.') {
      segments.push(segment);
    }
  }
  return `/${segments.join('/')}` as SitePath;
}

/**
 * The form in which a link names a site path: spaces become `%20`, `&` stays (CONTRACT.md, R20: a
 * `%26` breaks the client's routing).
 */
export function toLink(path: SitePath): string {
  return encodeURI(path);
}
