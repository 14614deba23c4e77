import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listSiteFiles } from '../files/list-site-files.ts';
import { type HostingManifest, readManifest } from '../manifest/hosting-manifest.ts';
import { WORKER_FOLDER } from '../rules/answer-kind.ts';
import type { HostingRules } from '../rules/hosting-rules.ts';
import {
  cacheClasses,
  cspOf,
  securityHeadersOf,
  usualCacheControl,
} from '../rules/response-headers.ts';
import { notFoundFile, rootNames } from '../rules/route-table.ts';
import { encodePath } from '../rules/site-paths.ts';
import { copySite, openExportFolder, siteAliases } from './export-folder.ts';
import { injectPolicies } from './inject-policy.ts';

/**
 * Exports a folder for Netlify or Cloudflare Pages: the site below its base path, the
 * not-found page where these hosts expect it, `_headers` and `_redirects`.
 *
 * @returns The number of copied files.
 * @throws Error when a folder or the manifest cannot be read.
 */
export async function exportStaticHosts(options: {
  readonly buildDir: string;
  readonly outDir: string;
}): Promise<{ readonly files: number }> {
  const { buildDir, outDir } = options;
  const manifest = readManifest(buildDir);
  const files = listSiteFiles(buildDir);
  const headers = renderHeadersFile(manifest);
  await openExportFolder(outDir, buildDir);
  const siteDir = join(outDir, manifest.rules.basePath);
  const copied = await copySite(buildDir, siteDir, files);
  if (manifest.rules.framed !== undefined) {
    await injectPolicies(siteDir, copied, manifest);
  }
  if (files.has(notFoundFile)) {
    await copyFile(join(siteDir, notFoundFile), join(outDir, notFoundFile));
  }
  await writeFile(join(outDir, '_headers'), headers);
  await writeFile(join(outDir, '_redirects'), renderRedirectsFile(manifest.rules, files));
  return { files: copied.length };
}

const madeFrom =
  '# Made from the hosting manifest of the build by packages/hosting/src/export-site.ts.';

// Cloudflare Pages ignores longer lines; Netlify states no limit.
const longestLine = 2000;

/**
 * With framed pages, one policy cannot fit all answers, and these hosts cannot override
 * a header: pages then contain their policy in `<meta>`. The header keeps what `<meta>` does not support, as strict
 * as all pages can share. Workers cannot contain a policy, so they get the site's policy in addition.
 */
const sharedFrameHeaders = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
};

/**
 * Writes a `_headers` file for Netlify and Cloudflare Pages.
 *
 * Every answer gets all headers: Netlify cannot remove one, and a path alone does not distinguish a
 * page from its resources. Both hosts use HTTP/2, where a repeated header takes
 * a byte or two.
 *
 * Both hosts join the values when two blocks set the same header, so Cache-Control is set in blocks that do
 * not overlap. Joined policies both apply (CSP Level 3, "parse a response's policies"). Pages get
 * the default of these hosts, `public, max-age=0, must-revalidate`, which means the same as
 * `no-cache`.
 *
 * @throws Error when a line exceeds the host's limit: the host would ignore the policy.
 */
export function renderHeadersFile(manifest: HostingManifest): string {
  const { basePath, framed, offline } = manifest.rules;
  const everywhere = Object.entries({
    ...securityHeadersOf(manifest, { https: true }),
    'Content-Security-Policy': cspOf(manifest),
    ...(framed === undefined ? {} : sharedFrameHeaders),
  }).map(([name, value]) => `  ${name}: ${value}`);
  const policy = [`  Content-Security-Policy: ${cspOf(manifest)}`];
  const block = (path: string, lines: readonly string[]) => [
    '',
    basePath + path.slice(1),
    ...lines,
  ];
  const lines = [
    madeFrom,
    '/*',
    ...everywhere,
    ...cacheClasses.flatMap(({ prefix, cacheControl }) =>
      block(`${prefix}*`, [`  Cache-Control: ${cacheControl}`]),
    ),
    ...(framed === undefined ? [] : block(`${WORKER_FOLDER}*`, policy)),
    ...(offline === undefined
      ? []
      : block(offline.worker, [
          `  Cache-Control: ${usualCacheControl}`,
          ...(framed === undefined ? [] : policy),
        ])),
  ];
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong !== undefined) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters; Cloudflare Pages reads ${longestLine}. Use fewer inline styles or scripts. It begins with "${tooLong.trim().slice(0, 60)}".`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Writes a `_redirects` file for Netlify and Cloudflare Pages: the root of the host and the aliases, with
 * and without a trailing slash. Both hosts redirect `.html` and the trailing slash of a page to the
 * clean path themselves. There is no rule for `/vibe`: Netlify matches it like `/vibe/`, so a
 * redirect from one to the other would loop.
 *
 * @param files Decoded paths below the build folder, beginning with `/`.
 */
export function renderRedirectsFile(
  rules: Pick<HostingRules, 'basePath' | 'redirects'>,
  files: ReadonlySet<string>,
): string {
  const root = rootNames
    .filter((name) => rules.basePath !== '/' && (name === '' || files.has(`/${name}`)))
    .map((name) => `/${name} ${rules.basePath}${name} 302`);
  const aliases = siteAliases(files, rules).flatMap(({ path, location, status }) => [
    `${encodePath(path)} ${location} ${status}`,
    `${encodePath(path)}/ ${location} ${status}`,
  ]);
  return `${[madeFrom, ...root, ...aliases].join('\n')}\n`;
}
