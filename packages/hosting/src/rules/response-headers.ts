import { assertNever } from '@vibe-docs/kernel';
import type { HostingManifest } from '../manifest/hosting-manifest.ts';
import { type AnswerKind, answerKindOf } from './answer-kind.ts';
import { type CspDirectives, completeCsp, formatCsp } from './content-security-policy.ts';
import type { HostingRules } from './hosting-rules.ts';
import { notFoundFile } from './route-table.ts';

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
 * Lists the directives of the built site's policy, inline hashes included.
 *
 * @param file The file that has the policy, as for `cacheControlOf`. A page needs the hashes of its own
 *   style elements alone: they stand in finished pages, and nothing brings those of another page into
 *   it. Scripts and `style` attributes may come from a page to which the generator navigates. Unset:
 *   one policy that fits all pages.
 */
export function cspDirectivesOf(manifest: HostingManifest, file?: string): CspDirectives {
  const { rules, inlineHashes, pageStyles } = manifest;
  const styles = file === undefined ? inlineHashes.styles : (pageStyles[file] ?? []);
  const hashes = { ...inlineHashes, styles };
  return completeCsp(rules.csp, { hashes, connectHosts: rules.connectHosts });
}

/** Writes the policy that fits all pages of the built site as a header. */
export function cspOf(manifest: HostingManifest): string {
  return formatCsp(cspDirectivesOf(manifest));
}

/** Lists the directives for pages that other pages show in a frame. */
export function framedCspDirectivesOf({ rules, framedHashes }: HostingManifest): CspDirectives {
  return completeCsp(rules.framed?.csp ?? {}, { hashes: framedHashes, connectHosts: [] });
}

function policyOf(manifest: HostingManifest, kind: AnswerKind, file: string): CspDirectives {
  switch (kind) {
    case 'active':
      return cspDirectivesOf(manifest, file);
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
 * Lists the security headers of an answer: the less it can do, the fewer they are.
 *
 * @param options.file The file that is the answer, as for `cacheControlOf`. All other answers have the
 *   headers of the not-found page, which is one of them.
 * @param options.https Adds Strict-Transport-Security, which browsers accept over https only.
 */
export function securityHeadersOf(
  manifest: HostingManifest,
  options: { readonly https: boolean; readonly file?: string },
): Readonly<Record<string, string>> {
  const { headers, activeHeaders, strictTransportSecurity } = manifest.rules;
  const { https, file = notFoundFile } = options;
  const kind = answerKindOf(file, manifest.rules);
  const policy = policyOf(manifest, kind, file);
  return {
    ...(Object.keys(policy).length > 0 ? { 'Content-Security-Policy': formatCsp(policy) } : {}),
    ...headers,
    ...(kind === 'active' || kind === 'framed' ? activeHeaders : {}),
    // For browsers that do not know `frame-ancestors`; the others ignore it.
    ...(kind === 'framed' ? { 'X-Frame-Options': 'SAMEORIGIN' } : {}),
    // The page itself is what search engines are to list.
    ...(file.endsWith('.md') ? { 'X-Robots-Tag': 'noindex' } : {}),
    ...(https ? { 'Strict-Transport-Security': strictTransportSecurity } : {}),
  };
}
