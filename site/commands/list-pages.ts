import type { RouteOwner, Site, SitePage } from '@vibe-docs/content';
import { questionsFileOf } from '@vibe-docs/lessons/checkpoints/reading';
import { BASE_PATH, DEFAULT_LOCALE, docsSets, isLesson, LOCALES } from '../model/site-model.ts';

/** Name of the list in the build folder. A dotfile, so no host serves it. */
export const PAGE_LIST = '.site-pages.json';

/** Kind of a page, such as `lesson`, for tests that pick one of each. */
export type PageKind = ReturnType<typeof kindOf>;

export interface ListedPage {
  /** Decoded, including the base path. */
  readonly path: string;
  /** Title from the source, or from the `h1` where Docusaurus generates the page. */
  readonly title: string;
  readonly kind: PageKind;
  /** Its source, from the project folder; `undefined` where the page is generated. */
  readonly file: string | undefined;
}

/** Built pages that are not listed: the roots of docs sets only redirect. */
const NO_PAGES = new Set([
  '/404.html',
  ...docsSets.map(({ routeBasePath }) => `/${routeBasePath}.html`),
]);

/** Prefixes that are not listed: frames of live blocks, and translations, which repeat every page. */
const NO_FOLDERS = [
  '/assets/',
  ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => `/${locale}/`),
];

/**
 * Lists the pages of a build. Browser tests and budgets read the list, so that it is not maintained by hand.
 *
 * @param site read from the sources
 * @param titles text of the `h1` of each built page, by its file below the build folder, beginning with `/`
 * @throws Error when the sources and the build have different pages
 */
export function listPages(
  site: Pick<Site, 'routes' | 'files'>,
  titles: ReadonlyMap<string, string | undefined>,
): readonly ListedPage[] {
  const owners = [...site.routes].map(([route, owner]) => ({ route, owner, file: fileOf(route) }));
  const pages = owners.filter(({ file }) => isListed(file));
  const known = new Set(pages.map(({ file }) => file));
  const differences = [
    ...pages
      .filter(({ file }) => !titles.has(file))
      .map(({ file }) => `${file} is not in the build`),
    ...[...titles.keys()]
      .filter((file) => !known.has(file) && isListed(file))
      .map((file) => `${file} has no source`),
  ];
  if (differences.length > 0) {
    throw new Error(
      `The pages of the build are not those of the sources: ${differences.join(', ')}. Docusaurus computes routes in another way than packages/content/src/site/routes.ts.`,
    );
  }
  return pages.map(({ route, owner, file }) => ({
    path: BASE_PATH + route.slice(1),
    title: sourceTitle(owner) ?? titles.get(file) ?? '',
    kind: kindOf(route, owner, site.files),
    file: owner.kind === 'page' ? owner.page.page.file : undefined,
  }));
}

function isListed(file: string): boolean {
  return !NO_PAGES.has(file) && !NO_FOLDERS.some((folder) => file.startsWith(folder));
}

function fileOf(route: string): string {
  return route === '/' ? '/index.html' : `${route}.html`.normalize();
}

function sourceTitle(owner: RouteOwner): string | undefined {
  const title = owner.kind === 'page' ? owner.page.page.frontMatter.values.get('title') : undefined;
  return typeof title === 'string' ? title : undefined;
}

function kindOf(route: string, owner: RouteOwner, files: Site['files']) {
  switch (owner.kind) {
    case 'page':
      return kindOfPage(route, owner.page, files);
    case 'component':
      return route === '/' ? 'home' : 'page';
    case 'generated':
      if (owner.by === 'the blog') return 'blog-list';
      if (owner.by === 'a sidebar category') return 'category';
      return route === '/search' ? 'search' : 'api';
  }
}

function kindOfPage(route: string, { page, kind, version }: SitePage, files: Site['files']) {
  if (page.frontMatter.values.get('unlisted') === true) {
    return 'unlisted';
  }
  if (kind !== 'docs') {
    return kind === 'blog' ? 'post' : 'page';
  }
  if (version !== undefined) {
    return 'older-doc';
  }
  if (isLesson(page.file)) {
    return files.has(questionsFileOf(page.file)) ? 'lesson' : 'lesson-aid';
  }
  return route.startsWith('/docs/api/') ? 'reference' : 'doc';
}
