import { defaultHostingRules, type HostingRules, hostingRulesSchema } from '@vibe-docs/hosting';
import { FRAME_FOLDER, FRAME_POLICY } from '@vibe-docs/live';
import { searchOrigins } from '@vibe-docs/search';
import type { HostedSearch } from './environment.ts';
import { BASE_PATH, docsSets } from './site-model.ts';

/** Names of the old site that were accidents (a trailing underscore, two spaces): old, then new. */
const RENAMED = [
  ['/newdocs/React/TSX & Typed Components_', '/newdocs/React/TSX & Typed Components'],
  [
    '/newdocs/React/TSX & Typed Components_Type  Safety',
    '/newdocs/React/TSX & Typed Components Type Safety',
  ],
] as const;

/**
 * The hosting rules of this site: the package's defaults and this site's redirects.
 *
 * @param aliases short addresses and the routes to which they lead, decoded, without the base path.
 * @param hostedSearch search at Algolia, whose hosts the pages then may call.
 */
export function siteHostingRules(
  aliases: Iterable<readonly [string, string]>,
  hostedSearch: HostedSearch | undefined,
): HostingRules {
  return hostingRulesSchema.parse({
    basePath: BASE_PATH,
    framed: { prefix: FRAME_FOLDER, csp: FRAME_POLICY },
    // The packages that live examples import: pages load them, as text for the frame.
    pageScripts: [...defaultHostingRules.pageScripts, FRAME_FOLDER],
    connectHosts: hostedSearch === undefined ? [] : searchOrigins(hostedSearch.appId),
    redirects: [
      // The main document of a set may change. The pages at the roots lead on by themselves where a host
      // has no redirects.
      ...docsSets.map(({ routeBasePath, mainRoute }) => ({
        from: `/${routeBasePath}`,
        to: mainRoute,
        status: 302,
        overPage: true,
      })),
      ...RENAMED.map(([from, to]) => ({ from, to, status: 301 })),
      ...[...aliases].map(([from, to]) => ({ from, to, status: 301 })),
    ],
  });
}
