import { assertNever } from '@vibe-docs/kernel';
import type { HostingManifest } from '../built-site.ts';
import { contentTypeOf, type SiteFile } from './file-kinds.ts';
import { markdownOf, prefersMarkdown } from './negotiate-markdown.ts';
import { cacheControlOf, securityHeadersOf, usualCacheControl } from './response-headers.ts';
import { buildRouteTable, notFoundFile, notFoundText, type RouteTable } from './route-table.ts';
import { decodePath } from './site-paths.ts';

/** The server's answer to a request. */
type Outcome =
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

/** A build of the site, as whatever answers its requests knows it. */
export type ServedSite = {
  readonly manifest: HostingManifest;
  readonly files: ReadonlySet<SiteFile>;
  readonly routes: RouteTable;
};

/** Computes the routes of a build once, for all requests. */
export function serveSite(site: Omit<ServedSite, 'routes'>): ServedSite {
  return { ...site, routes: buildRouteTable({ ...site.manifest.rules, files: site.files }) };
}

/** The answer to a request, without what depends on the bytes of a file (length, ETag, coding). */
export type SiteAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
} & (
  | { readonly kind: 'file'; readonly file: SiteFile }
  | { readonly kind: 'text'; readonly text: string }
);

/**
 * Answers a request by the rules of the site. It never throws, whatever the target.
 *
 * @param request Method and raw target of the request line, and the Accept header.
 */
export function answerRequest(
  request: Readonly<{ method: string; target: string; accept: string | undefined }>,
  site: ServedSite,
): SiteAnswer {
  const { manifest, files, routes } = site;
  const outcome = resolveRequest(request, routes);
  const { status } = outcome;
  // All answers but whole files have the headers of a page.
  const headers = {
    ...securityHeadersOf(manifest),
    'Cache-Control': usualCacheControl,
  };
  const say = (text: string, own = {}): SiteAnswer => ({
    kind: 'text',
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', ...own },
    text: `${text}\n`,
  });
  const send = (file: string, own: Readonly<Record<string, string>>): SiteAnswer => ({
    kind: 'file',
    status,
    headers: { Vary: 'Accept-Encoding', ...own, 'Content-Type': contentTypeOf(file) },
    file,
  });
  switch (outcome.kind) {
    case 'file': {
      const markdown = markdownOf(outcome.file, files);
      const isAsked = markdown !== undefined && prefersMarkdown(request.accept);
      const file = isAsked ? markdown : outcome.file;
      return send(file, {
        ...securityHeadersOf(manifest, { file }),
        'Cache-Control': cacheControlOf(file),
        // A page and its Markdown have the same address: a cache must distinguish them.
        ...(markdown !== undefined && { Vary: 'Accept-Encoding, Accept' }),
      });
    }
    case 'redirect':
      return say(`See ${outcome.location}`, { Location: outcome.location });
    case 'not-found': {
      const file = /^[^?]*\.md(?:\?|$)/.test(request.target) ? notFoundText : notFoundFile;
      return files.has(file) ? send(file, headers) : say('Not found.');
    }
    case 'bad-request':
      return say('The address is malformed.');
    case 'method-not-allowed':
      return say(`Only ${outcome.allow} are supported.`, { Allow: outcome.allow });
    default:
      return assertNever(outcome);
  }
}
