import type { DecodedPath } from '../rules/decode-path.ts';
import type { Route, RouteTable } from '../rules/route-table.ts';
import { quoteNginx, quoteNginxValue } from './quote-nginx.ts';

/** Gives the directives for the headers of a file that has headers of its own; else none. */
export type HeadersOf = (file: string) => readonly string[];

/**
 * Writes one exact location per route. nginx compares it with the decoded path, so every spelling
 * of a path arrives here; the `if` sends all but the canonical one to it.
 */
function locationOf([path, route]: [DecodedPath, Route], headersOf: HeadersOf): string {
  const location = quoteNginxValue(route.location).slice(0, -1);
  const redirect = (status: number) => `return ${status} ${location}$is_args$args";`;
  const name = `location = ${quoteNginx(path)}`;
  if (route.kind === 'redirect') return `${name} { ${redirect(route.status)} }`;
  const check = `if ($vibe_path != ${location}") { ${redirect(301)} }`;
  // A location with headers of its own has none of the server's.
  const headers = headersOf(route.file).map((line) => `${line} `);
  return `${name} { ${check} ${headers.join('')}try_files ${quoteNginxValue(route.file)} =404; }`;
}

/** Writes the locations of all routes, sorted by path. */
export function nginxLocations(routes: RouteTable, headersOf: HeadersOf): readonly string[] {
  return [...routes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((entry) => locationOf(entry, headersOf));
}
