/**
 * Address of a page inside the site: begins with `/`, has no base path, no trailing slash (except
 * `/` itself) and no doubled slash. Not encoded: spaces and `&` are literal.
 */
export type SitePath = string & { readonly __brand: 'SitePath' };

/**
 * Joins parts to a site path.
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
 * A site path as links write it: spaces become `%20`, `&` stays (CONTRACT.md, R20: a
 * `%26` breaks the client's routing).
 */
export function toLink(path: SitePath): string {
  return encodeURI(path);
}

/** Decodes percent sequences; a broken sequence leaves the text as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Splits an address at the first `#` and the first `?` before it. Query and fragment keep these signs, or are empty.
 */
export function splitUrl(url: string) {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return { path, query, fragment };
}
