import type { HostingManifest } from '../manifest/hosting-manifest.ts';
import { completeCsp, formatCsp } from './content-security-policy.ts';
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

/** Writes the content security policy of the built site, inline hashes included. */
export function cspOf(manifest: HostingManifest): string {
  const { rules, inlineHashes } = manifest;
  return formatCsp(
    completeCsp(rules.csp, { hashes: inlineHashes, connectHosts: rules.connectHosts }),
  );
}

/**
 * Lists the headers of every answer, errors included.
 *
 * @param options.https Adds Strict-Transport-Security, which browsers accept over https only.
 */
export function securityHeadersOf(
  manifest: HostingManifest,
  options: { readonly https: boolean },
): Readonly<Record<string, string>> {
  const { headers, strictTransportSecurity } = manifest.rules;
  return {
    'Content-Security-Policy': cspOf(manifest),
    ...headers,
    ...(options.https ? { 'Strict-Transport-Security': strictTransportSecurity } : {}),
  };
}
