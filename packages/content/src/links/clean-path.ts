import { type SitePath, toLink, toSitePath } from '../site/site-path.ts';
import { decodePercent } from './split-url.ts';

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

/** One kind of deviation. `clean` returns its input unchanged when there is none. */
interface Spelling {
  readonly fault: (context: PathContext) => string;
  readonly clean: (path: string, context: PathContext) => string;
}

/** In this order: each strategy gets the result of the previous one. */
const spellings: readonly Spelling[] = [
  {
    fault: () => "names the site's own host",
    clean: (path, { siteUrl }) => {
      const afterHost = path.replace(/^(?:https?:)?\/\/[^/]*/i, '');
      return afterHost === path ? path : withoutPrefix(afterHost, basePath(siteUrl));
    },
  },
  {
    fault: () => 'has a backslash',
    clean: (path) => path.replaceAll('\\', '/'),
  },
  {
    fault: () => 'has no leading slash',
    clean: (path, { from }) =>
      path.startsWith('/') ? path : toLink(from).replace(/[^/]*$/, '') + path,
  },
  {
    fault: ({ siteUrl }) => `begins with the base path "${basePath(siteUrl)}"`,
    clean: (path, { siteUrl }) => withoutPrefix(path, basePath(siteUrl)),
  },
  {
    fault: () => 'has a doubled slash',
    clean: (path) => path.replace(/\/{2,}/g, '/'),
  },
  {
    fault: () => 'has a trailing slash',
    clean: (path) => (path === '/' ? path : path.replace(/\/+$/, '')),
  },
  {
    fault: () => 'has a file extension',
    clean: (path) => path.replace(/(?:\/index)?\.(?:html|mdx?)$/i, '') || '/',
  },
  {
    fault: () => 'has "%26" for "&"',
    clean: (path) => path.replaceAll('%26', '&'),
  },
  {
    fault: () => 'has a raw space',
    clean: (path) => path.replaceAll(' ', '%20'),
  },
];

/**
 * Normalises the path of a link to the form that all pages use: absolute, without base
 * path, extension and trailing slash, spaces as `%20`, `&` raw.
 *
 * @param path path of a link to this site, as written; may begin with the site's own origin
 */
export function cleanPath(path: string, context: PathContext): CleanPath {
  const faults: string[] = [];
  let cleaned = path;
  for (const { fault, clean } of spellings) {
    const next = clean(cleaned, context);
    if (next !== cleaned) {
      faults.push(fault(context));
      cleaned = next;
    }
  }
  const decoded = toSitePath(decodePercent(cleaned));
  const isEncodedOddly = toLink(decoded) !== cleaned && decoded !== cleaned;
  return { path: decoded, faults: isEncodedOddly ? [...faults, 'is encoded oddly'] : faults };
}

/** Path of the published site without trailing slash, e.g. `/vibe`; empty for the root. */
function basePath(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/$/, '');
}

function withoutPrefix(path: string, prefix: string): string {
  if (prefix === '' || (path !== prefix && !path.startsWith(`${prefix}/`))) {
    return path;
  }
  return path.slice(prefix.length) || '/';
}
