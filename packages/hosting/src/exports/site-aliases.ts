import type { DecodedPath } from '../rules/decode-path.ts';
import type { EncodedPath } from '../rules/encode-path.ts';
import type { HostingRules } from '../rules/hosting-rules.ts';
import { buildRouteTable, cleanSitePath } from '../rules/route-table.ts';

/** A redirect of the site, for the host exports. */
export type SiteAlias = {
  /** Clean path, base path included. */
  readonly path: DecodedPath;
  readonly location: EncodedPath;
  readonly status: 301 | 302;
};

/**
 * Lists the redirects to pages, in the order of the rules.
 *
 * @param files Decoded paths below the build folder, beginning with `/`.
 */
export function siteAliases(
  files: ReadonlySet<string>,
  rules: Pick<HostingRules, 'basePath' | 'redirects'>,
): readonly SiteAlias[] {
  const routes = buildRouteTable({ ...rules, files });
  return rules.redirects.flatMap(({ from }) => {
    const path = cleanSitePath(from, rules.basePath);
    const route = routes.get(path);
    if (route?.kind !== 'redirect') return [];
    return [{ path, location: route.location, status: route.status }];
  });
}
