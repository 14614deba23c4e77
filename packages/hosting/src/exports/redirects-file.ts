import { encodePath } from '../rules/encode-path.ts';
import type { HostingRules } from '../rules/hosting-rules.ts';
import { siteAliases } from './site-aliases.ts';

/**
 * Writes a `_redirects` file for Netlify and Cloudflare Pages: the site root and the aliases, with
 * with and without a trailing slash. Both hosts redirect `.html` and the trailing slash of a page to the
 * clean path themselves. There is no rule for `/vibe`: Netlify matches it like `/vibe/`, so a
 * redirect from one to the other would loop.
 *
 * @param files Decoded paths below the build folder, beginning with `/`.
 */
export function renderRedirectsFile(
  rules: Pick<HostingRules, 'basePath' | 'redirects'>,
  files: ReadonlySet<string>,
): string {
  const root = rules.basePath === '/' ? [] : [`/ ${rules.basePath} 302`];
  const aliases = siteAliases(files, rules).flatMap(({ path, location, status }) => [
    `${encodePath(path)} ${location} ${status}`,
    `${encodePath(path)}/ ${location} ${status}`,
  ]);
  const lines = [
    '# Made from the hosting manifest of the build by packages/hosting/src/export-site.ts.',
    ...root,
    ...aliases,
  ];
  return `${lines.join('\n')}\n`;
}
