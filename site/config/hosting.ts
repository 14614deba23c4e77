import { type HostingRules, hostingRulesSchema } from '@vibe-docs/hosting';
import { FRAME_FOLDER, FRAME_POLICY } from '@vibe-docs/live';
import { LIST_FILE, WORKER_FILE } from '@vibe-docs/offline/engine';
import { type HostedSearch, searchOrigins } from '@vibe-docs/search';
import { BASE_PATH, docsSets } from '../model/site-model.ts';

/** Misspelt names of the old site (a trailing underscore, two spaces): old, then new. */
const RENAMED = [
  ['/newdocs/React/TSX & Typed Components_', '/newdocs/React/TSX & Typed Components'],
  [
    '/newdocs/React/TSX & Typed Components_Type  Safety',
    '/newdocs/React/TSX & Typed Components Type Safety',
  ],
] as const;

/**
 * All hosting rules of this site: redirects, the link to the index for agents, the frame of live blocks, the worker of
 * saved copies, and the hosts of search. Their paths begin with a slash and do not hold the base path.
 *
 * @param aliases short addresses and their target routes, decoded, without the base path.
 * @param hostedSearch search at Algolia, whose hosts pages may then connect to.
 */
export function siteHostingRules(
  aliases: Iterable<readonly [string, string]>,
  hostedSearch: HostedSearch | undefined,
): HostingRules {
  return hostingRulesSchema.parse({
    basePath: BASE_PATH,
    activeHeaders: { Link: `<${BASE_PATH}llms.txt>; rel="llms-txt"` },
    framed: { prefix: FRAME_FOLDER, csp: FRAME_POLICY },
    offline: { worker: `/${WORKER_FILE}`, list: `/${LIST_FILE}` },
    connectHosts: hostedSearch === undefined ? [] : searchOrigins(hostedSearch.appId),
    redirects: [
      // 302, because the main document of a set may change. The pages at the roots redirect by themselves where a host
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
