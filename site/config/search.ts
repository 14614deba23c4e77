import type { SearchSource } from '@vibe-docs/search';
import { BASE_PATH, blog, docsSets, documentation, tutorials } from './site-model.ts';

/** Lists, whose text is also on the pages that they link to, and two pages for contributors. */
const LEFT_OUT = new Set([
  '/404',
  '/search',
  '/docs/contributing/application-page',
  '/docs/contributing/component-sheet',
  ...[...docsSets, blog].map(({ routeBasePath }) => `/${routeBasePath}`),
]);
const BLOG_LISTS = new RegExp(`^/${blog.routeBasePath}/(?:archive|page|authors|tags)(?:/|$)`);

const API_PAGES = ['', ...documentation.versions.map(({ name }) => `/${name}`)].map(
  (version) => `/${documentation.routeBasePath}${version}/api/`,
);

/** Which pages of a build are indexed, and under which filter. */
export function searchSource(buildDir: string): SearchSource {
  return {
    buildDir,
    basePath: BASE_PATH,
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
