import { assertNever } from '@vibe-docs/kernel';
import type { HostingManifest } from '../built-site.ts';
import {
  type CspDirectives,
  completeCsp,
  formatCsp,
  inertCsp,
  pageCsp,
} from './content-security-policy.ts';
import { answerKindOf, type SiteFile } from './file-kinds.ts';
import { notFoundFile } from './route-table.ts';

const switchedOffFeatures =
  'accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope magnetometer microphone midi payment publickey-credentials-get usb xr-spatial-tracking';

/** Other sites see the host that a reader comes from, not the page. */
export const referrerPolicy = 'strict-origin-when-cross-origin';

/** Headers of every answer (OWASP Secure Headers Project): they also affect subresources. */
const headersOfAll = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Headers of answers that may run code, besides the content security policy. Browsers also apply
 * Referrer-Policy to stylesheets; its value here is their default (Referrer Policy,
 * "default referrer policy").
 */
const headersOfActive = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': referrerPolicy,
  'Permissions-Policy': `${switchedOffFeatures.replaceAll(' ', '=(), ')}=()`,
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** One year in seconds, the minimum for the preload list. */
const strictTransportSecurity = 'max-age=31536000';

/** Caching of the files below a prefix. Files under `/assets/` have a content hash. */
export const cacheClasses = [
  { prefix: '/assets/', cacheControl: 'public, max-age=31536000, immutable' },
  { prefix: '/img/', cacheControl: 'public, max-age=86400' },
];

/** For all other answers: cached by the browser, revalidated by ETag on each use. */
export const usualCacheControl = 'no-cache';

/** Returns the Cache-Control value of a file. */
export function cacheControlOf(file: SiteFile): string {
  const found = cacheClasses.find(({ prefix }) => file.startsWith(prefix));
  return found?.cacheControl ?? usualCacheControl;
}

/**
 * Lists the directives of the policy of pages, including inline hashes.
 *
 * @param file The page. Of style elements it names its own, because all of the site would be many; of inline scripts and
 * `style` attributes, of which there are few, those of the site. Unset: one policy that fits all pages.
 */
function pagePolicy(manifest: HostingManifest, file?: SiteFile): CspDirectives {
  const { rules, inlineHashes, pageStyles } = manifest;
  const styles = file === undefined ? inlineHashes.styles : (pageStyles[file] ?? []);
  const hashes = { ...inlineHashes, styles };
  return completeCsp(pageCsp, { hashes, connectHosts: rules.connectHosts });
}

/** Formats the policy that fits all pages of the built site as a header. */
export function cspOf(manifest: HostingManifest): string {
  return formatCsp(pagePolicy(manifest));
}

/** Lists the directives of a file's policy; none for a part of a page. */
export function policyOf(manifest: HostingManifest, file: SiteFile): CspDirectives {
  const { rules, framedHashes } = manifest;
  const kind = answerKindOf(file, rules);
  switch (kind) {
    case 'active':
      return pagePolicy(manifest, file);
    case 'framed':
      return completeCsp(rules.framed?.csp ?? {}, { hashes: framedHashes, connectHosts: [] });
    case 'inert':
      return inertCsp;
    case 'part':
      return {};
    default:
      return assertNever(kind);
  }
}

/**
 * Lists the security headers of an answer: an answer that can do less gets fewer.
 *
 * @param options.file The file that is the answer. All other answers get the
 * headers of the not-found page.
 * @param options.https Adds Strict-Transport-Security, which browsers accept over https only.
 */
export function securityHeadersOf(
  manifest: HostingManifest,
  options: { readonly https?: boolean; readonly file?: SiteFile } = {},
): Readonly<Record<string, string>> {
  const { https = false, file = notFoundFile } = options;
  const kind = answerKindOf(file, manifest.rules);
  const policy = policyOf(manifest, file);
  return {
    ...(Object.keys(policy).length > 0 ? { 'Content-Security-Policy': formatCsp(policy) } : {}),
    ...headersOfAll,
    ...(kind === 'active' || kind === 'framed'
      ? { ...headersOfActive, ...manifest.rules.activeHeaders }
      : {}),
    // For browsers without support for `frame-ancestors`; others ignore it.
    ...(kind === 'framed' ? { 'X-Frame-Options': 'SAMEORIGIN' } : {}),
    // Search engines should list the page itself.
    ...(file.endsWith('.md') ? { 'X-Robots-Tag': 'noindex' } : {}),
    ...(https ? { 'Strict-Transport-Security': strictTransportSecurity } : {}),
  };
}
