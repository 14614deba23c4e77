import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { HostingManifest } from '../manifest/hosting-manifest.ts';
import { isFramedPage } from '../rules/answer-kind.ts';
import { formatCsp, withoutHeaderOnlyDirectives } from '../rules/content-security-policy.ts';
import { cspDirectivesOf, framedCspDirectivesOf } from '../rules/response-headers.ts';
import { defaultReferrerPolicy } from '../rules/security-headers.ts';
import { escapeAttribute } from './redirect-page.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Headers that `<meta>` supports, for hosts without custom headers. */
export type PagePolicy = { readonly csp: string; readonly referrer: string };

/**
 * Returns the `<meta>` policies of a page.
 *
 * @param file Decoded path below the build folder, beginning with `/`.
 */
export function pagePolicyOf(manifest: HostingManifest, file: string): PagePolicy {
  const { rules } = manifest;
  const directives = isFramedPage(file, rules)
    ? framedCspDirectivesOf(manifest)
    : cspDirectivesOf(manifest, file);
  return {
    csp: formatCsp(withoutHeaderOnlyDirectives(directives)),
    referrer: rules.activeHeaders['Referrer-Policy'] ?? defaultReferrerPolicy,
  };
}

function childElements(parent: { readonly childNodes: readonly object[] }): readonly Element[] {
  return parent.childNodes.filter((node): node is Element => 'tagName' in node);
}

/** The position after `<meta charset>`: a policy applies only to what follows it. */
function placeOf(page: string): number | undefined {
  const document = parse(page, { sourceCodeLocationInfo: true });
  const root = childElements(document).find(({ tagName }) => tagName === 'html');
  const head = childElements(root ?? document).find(({ tagName }) => tagName === 'head');
  const elements = head === undefined ? [] : childElements(head);
  const charset = elements.findIndex(({ attrs }) => attrs.some(({ name }) => name === 'charset'));
  const before = elements.slice(0, Math.max(charset, 0));
  if (before.some(({ tagName }) => ['script', 'style', 'link'].includes(tagName))) return undefined;
  return charset === -1
    ? head?.sourceCodeLocation?.startTag?.endOffset
    : elements[charset]?.sourceCodeLocation?.endOffset;
}

/**
 * Inserts the policies into a page as `<meta>` elements, after the charset and before anything that
 * loads. The rest of the page is unchanged.
 *
 * @param file Path for the error message.
 * @throws Error when the page has no head, or a script, style or link before its charset.
 */
export function injectPolicy(page: string, policy: PagePolicy, file: string): string {
  const place = placeOf(page);
  if (place === undefined) {
    throw new Error(
      `${file} needs <meta charset> at the beginning of <head>, before scripts, styles and links, so that the security policy can follow it.`,
    );
  }
  const csp = `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy.csp)}">`;
  const referrer = `<meta name="referrer" content="${escapeAttribute(policy.referrer)}">`;
  return page.slice(0, place) + csp + referrer + page.slice(place);
}
