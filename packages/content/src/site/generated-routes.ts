import { slug as githubSlug } from 'github-slugger';
import { parse } from 'yaml';
import * as z from 'zod';
import type { SitePage } from './site.ts';

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
  const category = categorySchema.safeParse(sidebars);
  if (category.success) {
    const { label, link, items } = category.data;
    const index = generatedIndexSchema.safeParse(link);
    const own = index.success ? [index.data.slug ?? `/category/${githubSlug(label)}`] : [];
    return [...own, ...categorySlugs(items)];
  }
  return typeof sidebars === 'object' && sidebars !== null
    ? Object.values(sidebars).flatMap(categorySlugs)
    : [];
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
 * @param lists content of `authors.yml` and `tags.yml`; invalid YAML counts as empty, since Docusaurus reports it
 * @returns paths below the route of the blog
 */
export function blogListRoutes(
  posts: readonly SitePage[],
  postsPerPage: number,
  lists: Readonly<Record<'authors' | 'tags', string | undefined>>,
): readonly string[] {
  const permalinks = readYaml(lists.tags, tagsSchema);
  const tags = posts.flatMap(({ page }) => page.frontMatter.values.get('tags') ?? []).map(String);
  const tagPaths = [...new Set(tags)].flatMap((tag) => {
    const path = `tags/${permalinks[tag]?.permalink ?? tag}`;
    const count = tags.filter((other) => other === tag).length;
    return [path, ...furtherPages(count, postsPerPage).map((page) => `${path}/${page}`)];
  });
  const authorPaths = Object.entries(readYaml(lists.authors, authorsSchema))
    .filter(([, { page = false }]) => page !== false)
    .map(([key, { page }]) => `authors/${typeof page === 'object' ? page.permalink : key}`);
  return [
    '',
    ...(posts.length > 0 ? ['archive'] : []),
    ...furtherPages(posts.length, postsPerPage),
    ...(tagPaths.length > 0 ? ['tags', ...tagPaths] : []),
    ...(authorPaths.length > 0 ? ['authors', ...authorPaths] : []),
  ];
}

/** `page/2`, `page/3` …; the first page is the list itself. */
function furtherPages(postCount: number, postsPerPage: number): readonly string[] {
  const pageCount = Math.ceil(postCount / postsPerPage);
  return Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => `page/${index + 2}`);
}

function readYaml<Value>(text: string | undefined, schema: z.ZodType<Record<string, Value>>) {
  try {
    return schema.safeParse(parse(text ?? '')).data ?? {};
  } catch {
    return {};
  }
}
