import type { HostingManifest } from '../manifest/hosting-manifest.ts';
import type { AnswerKind } from './answer-kind.ts';
import { assertNever } from './assert-never.ts';
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

function policyOf(manifest: HostingManifest, kind: AnswerKind): CspDirectives {
  switch (kind) {
    case 'active':
      return cspDirectivesOf(manifest);
    case 'framed':
      return framedCspDirectivesOf(manifest);
    case 'inert':
      return manifest.rules.inertCsp;
    case 'part':
      return {};
    default:
      return assertNever(kind);
  }
}

/**
 * Lists the security headers of an answer: the fewer it can do, the fewer they are.
 *
 * @param options.kind What `answerKindOf` says of a file; `active` for all other answers.
 * @param options.https Adds Strict-Transport-Security, which browsers accept over https only.
 */
export function securityHeadersOf(
  manifest: HostingManifest,
  options: { readonly kind: AnswerKind; readonly https: boolean },
): Readonly<Record<string, string>> {
  const { headers, activeHeaders, strictTransportSecurity } = manifest.rules;
  const { kind, https } = options;
  const policy = policyOf(manifest, kind);
  return {
    ...(Object.keys(policy).length > 0 ? { 'Content-Security-Policy': formatCsp(policy) } : {}),
    ...headers,
    ...(kind === 'active' || kind === 'framed' ? activeHeaders : {}),
    // For browsers that do not know `frame-ancestors`; the others ignore it.
    ...(kind === 'framed' ? { 'X-Frame-Options': 'SAMEORIGIN' } : {}),
    ...(https ? { 'Strict-Transport-Security': strictTransportSecurity } : {}),
  };
}
