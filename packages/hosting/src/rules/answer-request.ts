import { assertNever } from '@vibe-docs/kernel';
import type { HostingManifest } from '../manifest/hosting-manifest.ts';
import { contentTypeOf } from './content-types.ts';
import { markdownOf, prefersMarkdown } from './negotiate-markdown.ts';
import { resolveRequest } from './resolve-request.ts';
import { cacheControlOf, securityHeadersOf, usualCacheControl } from './response-headers.ts';
import { buildRouteTable, notFoundFile, notFoundText, type RouteTable } from './route-table.ts';

/** A build of the site, as whatever answers its requests knows it. */
export type ServedSite = {
  readonly manifest: HostingManifest;
  /** Decoded paths below the build folder, beginning with `/`. */
  readonly files: ReadonlySet<string>;
  readonly routes: RouteTable;
  /** Readers come by https: adds Strict-Transport-Security. */
  readonly https: boolean;
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
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'text'; readonly text: string }
);

/**
 * Answers a request by the rules of the site, in any runtime. It never throws, whatever the target.
 *
 * @param request Method and raw target of the request line, and the Accept header.
 */
export function answerRequest(
  request: Readonly<{ method: string; target: string; accept: string | undefined }>,
  site: ServedSite,
): SiteAnswer {
  const { manifest, files, routes, https } = site;
  const outcome = resolveRequest(request, routes);
  const { status } = outcome;
  // All answers but whole files have the headers of a page.
  const headers = {
    ...securityHeadersOf(manifest, { https }),
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
        ...securityHeadersOf(manifest, { https, file }),
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
