import type { RouteTable } from './route-table.ts';
import { decodePath } from './site-paths.ts';

/** The server's answer to a request. */
export type Outcome =
  | { readonly kind: 'file'; readonly status: 200; readonly file: string }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  | { readonly kind: 'not-found'; readonly status: 404 }
  | { readonly kind: 'bad-request'; readonly status: 400 }
  | { readonly kind: 'method-not-allowed'; readonly status: 405; readonly allow: string };

const badRequest: Outcome = { kind: 'bad-request', status: 400 };
/** What a request line cannot contain. */
const notGraphic = /[\p{Cc}\p{Surrogate} ]/u;

/** Splits a target into path and query (with its `?`, or empty). A request never contains a hash. */
function splitTarget(target: string): { path: string; query: string } {
  // RFC 9112, section 3.2.2: a server must accept the absolute form as well.
  const relative = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]+)?/.exec(relative) ?? [];
  return { path: path === '' && relative !== target ? '/' : path, query };
}

/** Escapes what a header must not contain. Existing escapes are kept. */
function encodeQuery(query: string): string {
  return query.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/**
 * Resolves a request. It never throws, whatever the target.
 *
 * Redirects do not chain: the location resolves to a file. Every location is a path of
 * the route table, so none can lead to another site. The query is preserved.
 *
 * @param request Method and raw target of the request line: `/vibe/docs/intro?a=1`. Bytes
 * above ASCII are expected as UTF-8 text.
 * @param routes Result of `buildRouteTable`.
 */
export function resolveRequest(
  request: { readonly method: string; readonly target: string },
  routes: RouteTable,
): Outcome {
  const { method, target } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    return { kind: 'method-not-allowed', status: 405, allow: 'GET, HEAD' };
  }
  if (notGraphic.test(target)) return badRequest;

  const { path, query } = splitTarget(target);
  const decoded = decodePath(path);
  if (decoded === undefined) return badRequest;

  const route = routes.get(decoded);
  if (route === undefined) return { kind: 'not-found', status: 404 };
  if (route.kind === 'file' && route.location === path) {
    return { kind: 'file', status: 200, file: route.file };
  }
  const status = route.kind === 'redirect' ? route.status : 301;
  return { kind: 'redirect', status, location: route.location + encodeQuery(query) };
}
