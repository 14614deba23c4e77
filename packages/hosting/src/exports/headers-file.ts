import type { HostingManifest } from '../manifest/hosting-manifest.ts';
import { cspOf, securityHeadersOf } from '../rules/response-headers.ts';

// Cloudflare Pages ignores longer lines; Netlify states no limit.
const longestLine = 2000;

/**
 * With pages in frames no one policy fits all answers, and these hosts cannot send one in place of
 * another: pages then carry theirs in `<meta>`. What stays here is what a page cannot carry, as strict
 * as all can share. Workers cannot carry any, so they get the site's policy besides the shared one.
 */
const sharedFrameHeaders = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
};

/**
 * Writes a `_headers` file for Netlify and Cloudflare Pages.
 *
 * Every answer has all headers: Netlify knows no way to take one away, and a path alone does not tell a
 * page from the parts of one. Both hosts speak HTTP/2, where a header that was sent before weighs a
 * byte or two.
 *
 * Both join the values when two blocks set one header, so Cache-Control stands in blocks that do
 * not overlap. Two joined policies both hold (CSP Level 3, "parse a response's policies"). Pages get
 * the default of these hosts, `public, max-age=0, must-revalidate`, which means the same as
 * `no-cache`.
 *
 * @throws Error when a line is longer than a host reads: without its policy the site is not safe.
 */
export function renderHeadersFile(manifest: HostingManifest): string {
  const { basePath, cacheClasses, framed, workers } = manifest.rules;
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
  const ofWorkers = [
    '',
    `${basePath}${workers.slice(1)}*`,
    `  Content-Security-Policy: ${cspOf(manifest)}`,
  ];
  const lines = [
    '# Made from the hosting manifest of the build by packages/hosting/src/export-site.ts.',
    '/*',
    ...everywhere,
    ...classes,
    ...(framed === undefined ? [] : ofWorkers),
  ];
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong !== undefined) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters; Cloudflare Pages reads ${longestLine}. Use fewer inline styles or scripts. It begins with "${tooLong.trim().slice(0, 60)}".`,
    );
  }
  return `${lines.join('\n')}\n`;
}
