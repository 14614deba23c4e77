import type { SitePath } from '@vibe-docs/content';
import { listHtml, type SearchSource } from '@vibe-docs/search';
import { BASE_PATH, blog, docsSets, documentation, tutorials } from '../model/site-model.ts';

/** Lists, whose text is also on the pages that they link to, and a page for contributors. */
const LEFT_OUT = new Set([
  '/404',
  '/search',
  '/docs/contributing/component-sheet',
  ...[...docsSets, blog].map(({ routeBasePath }) => `/${routeBasePath}`),
]);
const BLOG_LISTS = new RegExp(`^/${blog.routeBasePath}/(?:archive|page|authors|tags)(?:/|$)`);

const API_PAGES = ['', ...documentation.versions.map(({ name }) => `/${name}`)].map(
  (version) => `/${documentation.routeBasePath}${version}/api/`,
);

/** The part of the site model that is used: all routes, and the front matter of each page. */
interface SiteHeads {
  readonly routes: ReadonlyMap<SitePath, unknown>;
  readonly pages: readonly {
    readonly route: SitePath;
    readonly page: { readonly frontMatter: { readonly values: ReadonlyMap<string, unknown> } };
  }[];
}

/** Sections of a lesson in which the reader is asked, or told what is to come. */
const UNASKED = new Set(['outcomes', 'exercise', 'check', 'next']);

/** Keys of the front matter with what readers type for a page. */
const ASKED = ['asked', 'also_called'];

/** Queries by the page that they look for, by its path below the base path: `site/writing/queries.json`. */
export type PageQueries = Readonly<Record<string, readonly string[]>>;

/**
 * What search finds in a build, and under which filter.
 *
 * @param site read from the sources, whose front matter holds what readers ask and call the pages
 * @throws Error when there are queries for a page that the build does not have
 */
export function searchSource(
  buildDir: string,
  site: SiteHeads,
  queries: PageQueries = {},
): SearchSource {
  const routes = Array.from(site.routes.keys(), (route) => route.normalize());
  const lost = Object.keys(queries).find((route) => !routes.includes(route.normalize()));
  if (lost !== undefined) {
    throw new Error(
      `site/writing/queries.json has queries for "${lost}", which is no page of the build. Rename or remove the entry.`,
    );
  }
  const asked = new Map(
    site.pages.map(({ route, page }) => [
      route.normalize(),
      ASKED.flatMap((key) => textsOf(page.frontMatter.values.get(key))),
    ]),
  );
  return {
    buildDir,
    files: listHtml(
      buildDir,
      routes.map((route) => route.slice(1)),
    ),
    basePath: BASE_PATH,
    unasked: UNASKED,
    queriesOf: (route) => queries[route.normalize()],
    askedOf: (route) => asked.get(route.normalize()) ?? [],
    isLeftOut: (route) => LEFT_OUT.has(route) || BLOG_LISTS.test(route),
    sectionOf: (path) => {
      const route = path.slice(BASE_PATH.length - 1);
      const isBelow = (folder: string) => route.startsWith(folder);
      if (/^\/api(?:\/|$)/.test(route) || API_PAGES.some(isBelow)) return 'API';
      if (route === '/docs/category/api-documentation') return 'API';
      if (isBelow(`/${tutorials.routeBasePath}/`)) return 'Tutorials';
      return isBelow(`/${blog.routeBasePath}/`) ? 'Blog' : 'Docs';
    },
  };
}

/** The content check says what else a page may hold there. */
function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
