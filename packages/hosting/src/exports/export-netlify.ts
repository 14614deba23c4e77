import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostingManifest } from '../built-site.ts';
import { type SiteFile, WORKER_FOLDER } from '../rules/file-kinds.ts';
import type { HostingRules } from '../rules/hosting-rules.ts';
import {
  cacheClasses,
  cspOf,
  securityHeadersOf,
  usualCacheControl,
} from '../rules/response-headers.ts';
import { notFoundFile, rootNames } from '../rules/route-table.ts';
import { encodePath } from '../rules/site-paths.ts';
import { beginExport, copySite, type ExportFolders, siteAliases } from './export-folder.ts';
import { injectPolicies } from './inject-policy.ts';

/**
 * Exports a folder for Netlify: the site below its base path, the not-found page where Netlify expects it,
 * `_headers` and `_redirects`.
 *
 * @returns Notes for who runs the command.
 * @throws Error when a folder or the manifest cannot be read.
 */
export async function exportNetlify(folders: ExportFolders): Promise<readonly string[]> {
  const { buildDir, outDir } = folders;
  const { manifest, files } = await beginExport(folders);
  const siteDir = join(outDir, manifest.rules.basePath);
  const { copied, notes } = await copySite(buildDir, siteDir, files);
  if (manifest.rules.framed !== undefined) {
    await injectPolicies(siteDir, copied, manifest);
  }
  if (files.has(notFoundFile)) {
    await copyFile(join(siteDir, notFoundFile), join(outDir, notFoundFile));
  }
  await writeFile(join(outDir, '_headers'), renderHeadersFile(manifest));
  await writeFile(join(outDir, '_redirects'), renderRedirectsFile(manifest.rules, files));
  return notes;
}

const madeFrom =
  '# Made from the hosting manifest of the build by packages/hosting/src/export-site.ts.';

/**
 * With framed pages, one policy cannot fit all answers, and Netlify cannot override
 * a header: pages then contain their policy in `<meta>`. The header keeps what `<meta>` does not support, as strict
 * as all pages can share. Workers cannot contain a policy, so they get the site's policy in addition.
 */
const sharedFrameHeaders = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
};

/**
 * Writes a `_headers` file for Netlify.
 *
 * Every answer gets all headers: Netlify cannot remove one, and a path alone does not distinguish a
 * page from its resources. Over HTTP/2 a repeated header takes a byte or two.
 *
 * Netlify joins the values when two blocks set the same header, so Cache-Control is set in blocks that do
 * not overlap. Joined policies both apply (CSP Level 3, "parse a response's policies"). Pages get
 * Netlify's default, `public, max-age=0, must-revalidate`, which means the same as `no-cache`.
 */
export function renderHeadersFile(manifest: HostingManifest): string {
  const { basePath, framed, offline } = manifest.rules;
  const policy = { 'Content-Security-Policy': cspOf(manifest) };
  const block = (path: string, headers: Readonly<Record<string, string>>): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const below = (path: string) => basePath + path.slice(1);
  const onEveryAnswer = { ...securityHeadersOf(manifest, { https: true }), ...policy };
  const ofWorker = { 'Cache-Control': usualCacheControl, ...(framed && policy) };
  const blocks = [
    block('/*', { ...onEveryAnswer, ...(framed && sharedFrameHeaders) }),
    ...cacheClasses.map(({ prefix, cacheControl }) =>
      block(below(`${prefix}*`), { 'Cache-Control': cacheControl }),
    ),
    ...(framed ? [block(below(`${WORKER_FOLDER}*`), policy)] : []),
    ...(offline ? [block(below(offline.worker), ofWorker)] : []),
  ];
  return `${madeFrom}\n${blocks.join('\n\n')}\n`;
}

/**
 * Writes a `_redirects` file for Netlify: the root of the host and the aliases. Netlify matches a path with and without a
 * trailing slash, so there is no rule for `/vibe`, which would loop, and redirects the slash of a page itself. `!` applies a
 * rule also where the build has a page that leads on by itself.
 */
function renderRedirectsFile(
  rules: Pick<HostingRules, 'basePath' | 'redirects'>,
  files: ReadonlySet<SiteFile>,
): string {
  const root = rootNames
    .filter((name) => rules.basePath !== '/' && (name === '' || files.has(`/${name}`)))
    .map((name) => `/${name} ${rules.basePath}${name} 302`);
  const aliases = siteAliases(files, rules).map(
    ({ path, location, status }) => `${encodePath(path)} ${location} ${status}!`,
  );
  return `${[madeFrom, ...root, ...aliases].join('\n')}\n`;
}
