import type { PageLink } from '../page/page.ts';
import type { RouteOwner, Site, SitePage } from '../site/site.ts';
import { decodePercent, type SitePath, splitUrl, toLink, toSitePath } from '../site/site-path.ts';

/** The target of a link. `fragment` is decoded and without `#`; empty when there is none. */
export type LinkTarget =
  | { readonly kind: 'empty' }
  | { readonly kind: 'other-scheme' }
  | { readonly kind: 'external'; readonly url: URL }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'lost-markdown-file'; readonly path: string }
  | { readonly kind: 'nowhere'; readonly path: SitePath }
  | ({
      readonly kind: 'route';
      readonly route: SitePath;
      readonly owner: RouteOwner;
      readonly fragment: string;
    } & LinkSpelling)
  | ({ readonly kind: 'file' } & LinkSpelling);

/** How a link is written: `faults` is empty for the canonical form, `canonical` is that form. */
interface LinkSpelling {
  readonly faults: readonly string[];
  readonly canonical: string;
}

const SYNTAX_FAULTS: Readonly<Partial<Record<PageLink['syntax'], readonly string[]>>> = {
  html: ['stands in an <a> tag, which does not get the base path'],
  text: ['is no link, because Markdown ends an address at a space'],
};

/**
 * Resolves the target of a link and checks whether its address is in canonical form.
 *
 * @param link as read from the page
 * @param from the page that contains the link
 */
export function linkTarget(link: PageLink, from: SitePage, site: Site): LinkTarget {
  const url = link.url.trim();
  if (url === '' || url === '#') return { kind: 'empty' };
  const isOwnHost = leadsToSite(url, site.url);
  if (!isOwnHost && /^(?:https?:|\/\/)/i.test(url)) {
    const absolute = url.startsWith('//') ? `http:${url}` : url;
    return URL.canParse(absolute)
      ? { kind: 'external', url: new URL(absolute) }
      : { kind: 'malformed' };
  }
  if (!isOwnHost && /^[a-z][a-z0-9+.-]*:/i.test(url)) return { kind: 'other-scheme' };

  const { path, query, fragment } = splitUrl(url);
  const rest = query + fragment;
  if (path === '' && query === '') return pathTarget({ path: from.route, faults: [] }, rest, site);
  if (/^(?![/\\])[^:]*\.mdx?$/i.test(path)) {
    // Docusaurus replaces `./page.mdx` and `page.mdx` by the route of the file.
    const file = toSitePath(from.page.file, '..', decodePercent(path)).slice(1);
    const target = site.pages.find(({ page }) => page.file === file);
    return target === undefined
      ? { kind: 'lost-markdown-file', path: file }
      : pathTarget({ path: target.route, faults: [] }, rest, site);
  }
  const cleaned = cleanPath(path, { siteUrl: site.url, from: from.route });
  const faults = [...cleaned.faults, ...(SYNTAX_FAULTS[link.syntax] ?? [])];
  return pathTarget({ path: cleaned.path, faults }, rest, site);
}

/** True for the site itself and everything below it, but not for other sites on the same host. */
function leadsToSite(url: string, siteUrl: string): boolean {
  const withoutScheme = (text: string) => text.replace(/^https?:/i, '').toLowerCase();
  const wanted = withoutScheme(siteUrl);
  const given = withoutScheme(splitUrl(url).path);
  return given === wanted || given.startsWith(`${wanted}/`);
}

/** @param rest the part after the path: query and fragment */
function pathTarget({ path, faults }: CleanPath, rest: string, site: Site): LinkTarget {
  const canonical = site.aliases.get(path);
  const route = canonical ?? path;
  const owner = site.routes.get(route);
  if (owner !== undefined) {
    const aliasFault = canonical === undefined ? [] : [`is only an alias of "${canonical}"`];
    const spelling = { faults: [...faults, ...aliasFault], canonical: toLink(route) + rest };
    const fragment = decodePercent(splitUrl(rest).fragment.slice(1));
    return { kind: 'route', route, owner, fragment, ...spelling };
  }
  return site.staticFiles.has(path)
    ? { kind: 'file', faults, canonical: toLink(path) + rest }
    : { kind: 'nowhere', path };
}

interface PathContext {
  /** Origin and base path of the published site. */
  readonly siteUrl: string;
  /** Route of the page that contains the link; a relative path is resolved against its folder. */
  readonly from: SitePath;
}

/** A path in canonical form, with the deviations that were found. */
interface CleanPath {
  readonly path: SitePath;
  /** Completes a sentence that begins with the link, e.g. `has a trailing slash`. */
  readonly faults: readonly string[];
}

type Spelling = readonly [fault: string, clean: (path: string) => string];

/**
 * The ways in which a path can deviate from the canonical form. In this order: each function gets the result of the
 * previous one. It returns its input when there is no fault.
 */
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
