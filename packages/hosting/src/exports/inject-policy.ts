import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '@vibe-docs/kernel';
import { elementsOf, parsePage } from '../build/page-html.ts';
import type { HostingManifest } from '../built-site.ts';
import { formatCsp, withoutHeaderOnlyDirectives } from '../rules/content-security-policy.ts';
import type { SiteFile } from '../rules/file-kinds.ts';
import type { HostingRules } from '../rules/hosting-rules.ts';
import { policyOf, referrerPolicy } from '../rules/response-headers.ts';

/** Headers that `<meta>` supports, for hosts without custom headers. */
export type PagePolicy = { readonly csp: string; readonly referrer: string };

/** Returns the `<meta>` policies of a page. */
export function pagePolicyOf(manifest: HostingManifest, file: SiteFile): PagePolicy {
  const csp = formatCsp(withoutHeaderOnlyDirectives(policyOf(manifest, file)));
  return { csp, referrer: referrerPolicy };
}

/** The position after `<meta charset>`: a policy applies only to what follows it. */
function placeOf(page: string): number | undefined {
  const head = elementsOf(parsePage(page)).find(({ tagName }) => tagName === 'head');
  const elements = (head?.childNodes ?? []).filter((node) => 'tagName' in node);
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
  const csp = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy.csp)}">`;
  const referrer = `<meta name="referrer" content="${escapeHtml(policy.referrer)}">`;
  return page.slice(0, place) + csp + referrer + page.slice(place);
}

/**
 * Inserts the policies into the pages of an export, and updates the list of what readers can save.
 *
 * @param siteDir Folder of the exported site.
 * @param files Its files.
 * @throws Error when a policy cannot be inserted into a page.
 */
export async function injectPolicies(
  siteDir: string,
  files: readonly SiteFile[],
  manifest: HostingManifest,
): Promise<void> {
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const path = join(siteDir, page);
    const text = await readFile(path, 'utf8');
    await writeFile(path, injectPolicy(text, pagePolicyOf(manifest, page), page));
  }
  await refreshFileList(siteDir, manifest.rules);
}

/** A browser refuses a saved page whose hash is not that of the list. */
async function refreshFileList(
  siteDir: string,
  { offline }: Pick<HostingRules, 'offline'>,
): Promise<void> {
  if (offline === undefined) return;
  const file = join(siteDir, offline.list);
  const list: { readonly files: readonly (readonly [path: string, hash: string])[] } = JSON.parse(
    await readFile(file, 'utf8'),
  );
  const files = await Promise.all(
    list.files.map(async ([path, hash]) => {
      const page = join(siteDir, path === '' ? 'index.html' : `${path}.html`);
      if (!existsSync(page)) return [path, hash];
      const digest = createHash('sha256').update(await readFile(page));
      return [path, digest.digest('base64url').slice(0, hash.length)];
    }),
  );
  await writeFile(file, JSON.stringify({ ...list, files }));
}
