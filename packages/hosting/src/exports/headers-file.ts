import type { HostingManifest } from '../manifest/hosting-manifest.ts';
import { cspOf, securityHeadersOf } from '../rules/response-headers.ts';

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
  const { basePath, cacheClasses, defaultCacheControl, framed, offline, workers } = manifest.rules;
  const everywhere = Object.entries({
    ...securityHeadersOf(manifest, { https: true }),
    'Content-Security-Policy': cspOf(manifest),
    ...(framed === undefined ? {} : sharedFrameHeaders),
  }).map(([name, value]) => `  ${name}: ${value}`);
  const classes = cacheClasses.flatMap(({ prefix, cacheControl }) => [
    '',
    `${basePath}${prefix.slice(1)}*`,
    `  Cache-Control: ${cacheControl}`,
  ]);
  const policyOfWorkers = `  Content-Security-Policy: ${cspOf(manifest)}`;
  const ofWorkers = ['', `${basePath}${workers.slice(1)}*`, policyOfWorkers];
  const ofServiceWorker =
    offline === undefined
      ? []
      : [
          '',
          basePath + offline.worker.slice(1),
          `  Cache-Control: ${defaultCacheControl}`,
          ...(framed === undefined ? [] : [policyOfWorkers]),
        ];
  const lines = [
    '# Made from the hosting manifest of the build by packages/hosting/src/export-site.ts.',
    '/*',
    ...everywhere,
    ...classes,
    ...(framed === undefined ? [] : ofWorkers),
    ...ofServiceWorker,
  ];
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong !== undefined) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters; Cloudflare Pages reads ${longestLine}. Use fewer inline styles or scripts. It begins with "${tooLong.trim().slice(0, 60)}".`,
    );
  }
  return `${lines.join('\n')}\n`;
}
