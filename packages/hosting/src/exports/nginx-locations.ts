import type { AnswerKind } from '../rules/answer-kind.ts';
import type { DecodedPath } from '../rules/decode-path.ts';
import type { Route, RouteTable } from '../rules/route-table.ts';
import { fileKindVariable, otherAnswers } from './nginx-headers.ts';
import { quoteNginx, quoteNginxValue } from './quote-nginx.ts';

/** Tells the kind of a file. */
export type KindOf = (file: string) => AnswerKind;

/**
 * Writes one exact location per route. nginx compares it with the decoded path, so every spelling
 * of a path arrives here; the `if` sends all but the canonical one to it.
 */
function locationOf([path, route]: [DecodedPath, Route], kindOf: KindOf): string {
  const location = quoteNginxValue(route.location).slice(0, -1);
  const redirect = (status: number) => `return ${status} ${location}$is_args$args";`;
  const name = `location = ${quoteNginx(path)}`;
  if (route.kind === 'redirect') return `${name} { ${redirect(route.status)} }`;
  const check = `if ($vibe_path != ${location}") { ${redirect(301)} }`;
  const kind = kindOf(route.file);
  const set = kind === otherAnswers ? '' : `set $${fileKindVariable} ${kind}; `;
  return `${name} { ${check} ${set}try_files ${quoteNginxValue(route.file)} =404; }`;
}

/** Writes the locations of all routes, sorted by path. */
export function nginxLocations(routes: RouteTable, kindOf: KindOf): readonly string[] {
  return [...routes].sort(([a], [b]) => (a < b ? -1 : 1)).map((entry) => locationOf(entry, kindOf));
}
