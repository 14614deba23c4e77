import type { HostingManifest } from '../manifest/hosting-manifest.ts';
import { type CspDirectives, completeCsp, formatCsp } from './content-security-policy.ts';
import type { HostingRules } from './hosting-rules.ts';

/**
 * Gives the Cache-Control value of a file.
 *
 * @param file Decoded path below the build folder, beginning with `/`.
 */
export function cacheControlOf(file: string, rules: HostingRules): string {
  const found = rules.cacheClasses.find(({ prefix }) => file.startsWith(prefix));
  return found?.cacheControl ?? rules.defaultCacheControl;
}

/**
 * Tells whether a file is a page that other pages show in a frame.
 *
 * @param file Decoded path below the build folder, beginning with `/`.
 */
export function isFramedPage(file: string, { framed }: HostingRules): boolean {
  return framed !== undefined && file.startsWith(framed.prefix) && file.endsWith('.html');
}

/** Lists the directives of the built site's policy, inline hashes included. */
export function cspDirectivesOf({ rules, inlineHashes }: HostingManifest): CspDirectives {
  return completeCsp(rules.csp, { hashes: inlineHashes, connectHosts: rules.connectHosts });
}

/** Writes the policy of the built site as a header. */
export function cspOf(manifest: HostingManifest): string {
  return formatCsp(cspDirectivesOf(manifest));
}

/** Lists the directives for pages that other pages show in a frame. */
export function framedCspDirectivesOf({ rules, framedHashes }: HostingManifest): CspDirectives {
  return completeCsp(rules.framed?.csp ?? {}, { hashes: framedHashes, connectHosts: [] });
}

/**
 * Lists the headers of every answer, errors included.
 *
 * @param options.https Adds Strict-Transport-Security, which browsers accept over https only.
 * @param options.file The file that is the answer, as for `cacheControlOf`; unset for all others.
 */
export function securityHeadersOf(
  manifest: HostingManifest,
  options: { readonly https: boolean; readonly file?: string },
): Readonly<Record<string, string>> {
  const { headers, strictTransportSecurity } = manifest.rules;
  const isFramed = options.file !== undefined && isFramedPage(options.file, manifest.rules);
  const directives = isFramed ? framedCspDirectivesOf(manifest) : cspDirectivesOf(manifest);
  return {
    'Content-Security-Policy': formatCsp(directives),
    ...headers,
    // For browsers that do not know `frame-ancestors`; the others ignore it.
    ...(isFramed ? { 'X-Frame-Options': 'SAMEORIGIN' } : {}),
    ...(options.https ? { 'Strict-Transport-Security': strictTransportSecurity } : {}),
  };
}
