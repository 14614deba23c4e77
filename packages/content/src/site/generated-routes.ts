import GithubSlugger from 'github-slugger';
import { parse } from 'yaml';
import * as z from 'zod';
import type { BlogSet } from './content-set.ts';
import type { SitePage } from './site.ts';
import { type SitePath, toSitePath } from './site-path.ts';

const categorySchema = z.object({
  type: z.literal('category'),
  label: z.string(),
  link: z.unknown(),
  items: z.unknown(),
});

const generatedIndexSchema = z.object({
  type: z.literal('generated-index'),
  slug: z.string().optional(),
});

/**
 * Collects the slugs of the category pages that Docusaurus generates from a sidebar file. Without
 * `slug` the page is found under `/category/` and its label (`postProcessor` of the docs plugin).
 *
 * @param sidebars the export of the file: sidebars by name, with categories at any depth. Anything
 * else is ignored; Docusaurus reports it.
 * @returns slugs below the set's route, e.g. `/category/getting-started`, in sidebar order
 */
export function categorySlugs(sidebars: unknown): readonly string[] {
  if (Array.isArray(sidebars)) {
    return sidebars.flatMap(categorySlugs);
  }
  const category = categorySchema.safeParse(sidebars);
  if (category.success) {
    const { label, link, items } = category.data;
    const index = generatedIndexSchema.safeParse(link);
    const own = index.success ? [index.data.slug ?? `/category/${labelSlug(label)}`] : [];
    return [...own, ...categorySlugs(items)];
  }
  return typeof sidebars === 'object' && sidebars !== null
    ? Object.values(sidebars).flatMap(categorySlugs)
    : [];
}

function labelSlug(label: string): string {
  return new GithubSlugger().slug(label);
}

/** `authors.yml` and `tags.yml`, reduced to what affects routes. */
export interface BlogLists {
  readonly authors: string | undefined;
  readonly tags: string | undefined;
}

const authorsSchema = z.record(
  z.string(),
  z.object({ page: z.union([z.boolean(), z.object({ permalink: z.string() })]).optional() }),
);

const tagsSchema = z.record(z.string(), z.object({ permalink: z.string().optional() }).nullable());

/**
 * Lists the routes that the blog plugin creates besides the posts: the list and its further pages, the
 * archive, the tags that a post has, and the authors that have a page.
 *
 * @param posts the pages of this set
 * @param lists content of the two files; invalid YAML counts as empty, since Docusaurus reports it
 */
export function blogListRoutes(
  set: BlogSet,
  posts: readonly SitePage[],
  lists: BlogLists,
): readonly SitePath[] {
  const paths = [
    '',
    ...(posts.length > 0 ? ['archive'] : []),
    ...pagePaths(posts.length, set.postsPerPage),
    ...tagPaths(posts, set.postsPerPage, lists.tags),
    ...authorPaths(lists.authors),
  ];
  return paths.map((path) => toSitePath(set.routeBasePath, path));
}

/** `page/2`, `page/3` …; the first page is the list itself. */
function pagePaths(postCount: number, postsPerPage: number): readonly string[] {
  const pageCount = Math.ceil(postCount / postsPerPage);
  return Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => `page/${index + 2}`);
}

function tagPaths(
  posts: readonly SitePage[],
  postsPerPage: number,
  tagsFile: string | undefined,
): readonly string[] {
  const permalinks = readYaml(tagsFile, tagsSchema);
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(tagsOf)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const paths = [...counts].flatMap(([tag, count]) => {
    const path = `tags/${permalinks[tag]?.permalink ?? tag}`;
    return [path, ...pagePaths(count, postsPerPage).map((page) => `${path}/${page}`)];
  });
  return paths.length > 0 ? ['tags', ...paths] : [];
}

function tagsOf({ page }: SitePage): readonly string[] {
  const tags = page.frontMatter.values.get('tags');
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}

function authorPaths(authorsFile: string | undefined): readonly string[] {
  const paths = Object.entries(readYaml(authorsFile, authorsSchema)).flatMap(([key, { page }]) => {
    if (page === undefined || page === false) {
      return [];
    }
    return [`authors/${page === true ? key : page.permalink}`];
  });
  return paths.length > 0 ? ['authors', ...paths] : [];
}

function readYaml<Value>(
  text: string | undefined,
  schema: z.ZodType<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  try {
    const result = schema.safeParse(parse(text ?? ''));
    return result.success ? result.data : {};
  } catch {
    return {};
  }
}
