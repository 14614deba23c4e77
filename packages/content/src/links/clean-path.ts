import { decodePercent, type SitePath, toLink, toSitePath } from '../site/site-path.ts';

/** The ways in which a link's path can deviate from the canonical form, and the context to correct them. */
export interface PathContext {
  /** Origin and base path of the published site. */
  readonly siteUrl: string;
  /** Route of the page that contains the link; a relative path is resolved against its folder. */
  readonly from: SitePath;
}

/** A path in canonical form, with the deviations that were found. */
export interface CleanPath {
  readonly path: SitePath;
  /** Completes a sentence that begins with the link, e.g. `has a trailing slash`. */
  readonly faults: readonly string[];
}

type Spelling = readonly [fault: string, clean: (path: string) => string];

/** In this order: each function gets the result of the previous one. It returns its input when there is no fault. */
function spellings({ siteUrl, from }: PathContext): readonly Spelling[] {
  const base = new URL(siteUrl).pathname.replace(/\/$/, '');
  const withoutBase = (path: string) =>
    path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path;
  const withoutHost = (path: string) => path.replace(/^(?:https?:)?\/\/[^/]*/i, '');
  const folder = toLink(from).replace(/[^/]*$/, '');
  return [
    [
      "names the site's own host",
      (path) => (withoutHost(path) === path ? path : withoutBase(withoutHost(path))),
    ],
    ['has a backslash', (path) => path.replaceAll('\\', '/')],
    ['has no leading slash', (path) => (path.startsWith('/') ? path : folder + path)],
    [`begins with the base path "${base}"`, withoutBase],
    ['has a doubled slash', (path) => path.replace(/\/{2,}/g, '/')],
    ['has a trailing slash', (path) => (path === '/' ? path : path.replace(/\/+$/, ''))],
    ['has a file extension', (path) => path.replace(/(?:\/index)?\.(?:html|mdx?)$/i, '') || '/'],
    ['has "%26" for "&"', (path) => path.replaceAll('%26', '&')],
    ['has a raw space', (path) => path.replaceAll(' ', '%20')],
  ];
}

/**
 * Normalises the path of a link to the form that all pages use: absolute, without base
 * path, extension and trailing slash, spaces as `%20`, `&` raw.
 *
 * @param path path of a link to this site, as written; may begin with the site's own origin
 */
export function cleanPath(path: string, context: PathContext): CleanPath {
  const faults: string[] = [];
  let cleaned = path;
  for (const [fault, clean] of spellings(context)) {
    const next = clean(cleaned);
    if (next !== cleaned) {
      faults.push(fault);
      cleaned = next;
    }
  }
  const decoded = toSitePath(decodePercent(cleaned));
  const isEncodedOddly = toLink(decoded) !== cleaned && decoded !== cleaned;
  return { path: decoded, faults: isEncodedOddly ? [...faults, 'is encoded oddly'] : faults };
}
