import type { SearchSource } from '@vibe-docs/search';
import { identity } from './identity.ts';

/** Lists and doors, whose words stand on the pages they lead to; two pages for people who write. */
const LEFT_OUT =
  /^\/(?:404|search|docs|newdocs|docs\/contributing\/(?:application-page|component-sheet)|blog|blog\/(?:archive|page\/.*|authors(?:\/.*)?|tags(?:\/.*)?))$/;

const API = /^(?:\/api(?:\/|$)|\/docs\/(?:2025\/)?api\/|\/docs\/category\/api-documentation$)/;

/** What search finds in a build, and under which filter. */
export function searchSource(buildDir: string): SearchSource {
  return {
    buildDir,
    basePath: identity.basePath,
    isLeftOut: (route) => LEFT_OUT.test(route),
    sectionOf: (path) => {
      const route = path.slice(identity.basePath.length - 1);
      if (API.test(route)) return 'API';
      if (route.startsWith('/newdocs/')) return 'Tutorials';
      return route.startsWith('/blog/') ? 'Blog' : 'Docs';
    },
  };
}
