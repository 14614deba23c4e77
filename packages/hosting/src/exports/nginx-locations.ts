import type { DecodedPath } from '../rules/decode-path.ts';
import { markdownOf } from '../rules/negotiate-markdown.ts';
import type { Route, RouteTable } from '../rules/route-table.ts';
import { quoteNginx, quoteNginxValue } from './quote-nginx.ts';

/** Returns a directive for a file, with a trailing space; or an empty string. */
export type DirectiveOf = (file: string) => string;

/**
 * Writes one exact location per route. nginx matches it against the decoded path, so every spelling
 * of a path arrives here; the `if` redirects all but the canonical one.
 */
function locationOf(
  [path, route]: [DecodedPath, Route],
  directiveOf: DirectiveOf,
  files: ReadonlySet<string>,
): string {
  const location = quoteNginxValue(route.location).slice(0, -1);
  const redirect = (status: number) => `return ${status} ${location}$is_args$args";`;
  const name = `location = ${quoteNginx(path)}`;
  if (route.kind === 'redirect') return `${name} { ${redirect(route.status)} }`;
  const check = `if ($vibe_path != ${location}") { ${redirect(301)} }`;
  // After the check, so that its redirect gets the headers of other answers.
  const directive = directiveOf(route.file);
  if (markdownOf(route.file, files) === undefined) {
    return `${name} { ${check} ${directive}try_files ${quoteNginxValue(route.file)} =404; }`;
  }
  const file = `${quoteNginxValue(route.file.replace(/\.html$/, '')).slice(0, -1)}$vibe_page_ending"`;
  return `${name} { ${check} ${directive}set $vibe_negotiated $vibe_page_ending; try_files ${file} =404; }`;
}

/** Writes the locations of all routes, sorted by path. */
export function nginxLocations(
  routes: RouteTable,
  directiveOf: DirectiveOf,
  files: ReadonlySet<string>,
): readonly string[] {
  return [...routes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((entry) => locationOf(entry, directiveOf, files));
}
