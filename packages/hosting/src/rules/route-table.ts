import { isHiddenFile, type SiteFile } from './file-kinds.ts';
import type { HostingRules } from './hosting-rules.ts';
import {
  cleanDecodedPath,
  type DecodedPath,
  type EncodedPath,
  encodePath,
  spellingsOf,
  toDecodedPath,
} from './site-paths.ts';

/** The result for one path of the site. */
export type Route =
  | { readonly kind: 'file'; readonly file: SiteFile; readonly location: EncodedPath }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: EncodedPath };

/** Every decoded path (base path included) with a result. All other paths are not found. */
export type RouteTable = ReadonlyMap<DecodedPath, Route>;

type RouteSources = Pick<HostingRules, 'basePath' | 'redirects'> & {
  readonly files: ReadonlySet<SiteFile>;
};

/** The page for every path that is not found. It has no address of its own. */
export const notFoundFile = '/404.html';

/** In its place for a path that ends in `.md`: short, for tools. A build with the one has the other. */
export const notFoundText = '/404.md';

/** What readers, and agents (https://llmstxt.org), look for at the root of a host. */
const rootNames = ['', 'llms.txt'] as const;

/** Prepends the base path to a site path: `/docs` becomes `/vibe/docs`. */
function withBasePath(sitePath: string, basePath: string): DecodedPath {
  return toDecodedPath(basePath + sitePath.slice(1));
}

/** Returns the clean path, base path included, of a site path in a redirect rule. */
export function cleanSitePath(sitePath: string, basePath: string): DecodedPath {
  return cleanDecodedPath(withBasePath(sitePath, basePath), basePath);
}

function addFiles(table: Map<DecodedPath, Route>, sources: RouteSources): void {
  // Sorted so that the result does not depend on the order of the file list; `docs.html` precedes
  // `docs/index.html` and so wins when a build has both.
  for (const file of [...sources.files].sort()) {
    if (isHiddenFile(file) || file === notFoundFile || file === notFoundText) continue;
    const path = withBasePath(file, sources.basePath);
    const clean = file.endsWith('.html') ? cleanDecodedPath(path, sources.basePath) : path;
    if (!table.has(clean)) table.set(clean, { kind: 'file', file, location: encodePath(clean) });
  }
}

function addSpellings(table: Map<DecodedPath, Route>, basePath: string): void {
  for (const [path, route] of [...table]) {
    if (route.kind !== 'file' || !route.file.endsWith('.html')) continue;
    for (const spelling of spellingsOf(path, basePath)) {
      if (table.has(spelling)) continue;
      table.set(spelling, { kind: 'redirect', status: 301, location: route.location });
    }
  }
}

function addAliases(
  table: Map<DecodedPath, Route>,
  { basePath, redirects }: Omit<RouteSources, 'files'>,
): void {
  // A page that a redirect replaces cannot be the target of another redirect.
  const replacing = redirects.filter(({ overPage }) => overPage);
  const replaced = new Set(replacing.map(({ from }) => cleanSitePath(from, basePath)));
  for (const { from, to, status, overPage } of redirects) {
    const targetPath = cleanSitePath(to, basePath);
    const target = table.get(targetPath);
    // `checkRedirects` reports a target that is missing or itself redirected.
    if (target?.kind !== 'file' || replaced.has(targetPath)) continue;
    const clean = cleanSitePath(from, basePath);
    for (const path of [clean, ...spellingsOf(clean, basePath)]) {
      if (table.has(path) && !overPage) continue;
      table.set(path, { kind: 'redirect', status, location: target.location });
    }
  }
}

/**
 * Builds the route table of the local server and every host export.
 *
 * Pages get their clean path and redirects from the other spellings; other files keep their name;
 * aliases redirect to pages in one hop; a page wins over an alias of the same path, unless the alias
 * has `overPage`. Build internals and the not-found page are omitted. What is looked for at the root of the
 * host redirects below the base path with 302, because another site may be published there later.
 */
export function buildRouteTable(sources: RouteSources): RouteTable {
  const table = new Map<DecodedPath, Route>();
  addFiles(table, sources);
  addSpellings(table, sources.basePath);
  addAliases(table, sources);
  for (const name of rootNames) {
    const path = toDecodedPath(`/${name}`);
    const target = table.get(toDecodedPath(sources.basePath + name));
    if (target !== undefined && !table.has(path)) {
      table.set(path, { kind: 'redirect', status: 302, location: target.location });
    }
  }
  return table;
}
