import { posix } from 'node:path';
import { slug as githubSlug } from 'github-slugger';
import { parse } from 'yaml';
import * as z from 'zod';
import type { ContentSet, SitePage } from './site.ts';
import { type SitePath, toSitePath } from './site-path.ts';

/** Input of a page's route. */
export interface PageRouteInput {
  /** Path below the folder of the set, with extension, e.g. `getting-started/intro.mdx`. */
  readonly path: string;
  /** Route of the set, e.g. `/docs/2025`. */
  readonly base: SitePath;
  /** Front matter `slug`. */
  readonly slug: string | undefined;
  /** Front matter `id` (docs only): replaces the file's name. */
  readonly id: string | undefined;
}

/**
 * Computes the route of a page like the Docusaurus plugin of its set (3.10: `slug.js` of the docs
 * plugin with `numberPrefixParser: false`, `blogUtils.js`, `content.js` of the pages plugin).
 *
 * @returns the route, the id within the set, and the path-based route where `slug` overrides it
 */
export function pageRoute(
  kind: ContentSet['kind'],
  input: PageRouteInput,
): Pick<SitePage, 'id' | 'route' | 'alias'> {
  const { path, base, slug } = input;
  const { id, ownPath } = ownPaths[kind](input);
  const own = toSitePath(base, ownPath);
  const isRelative = kind === 'docs' && !slug?.startsWith('/');
  const folder = isRelative ? toSitePath(posix.dirname(path)) : '';
  const route = slug === undefined ? own : toSitePath(base, toSitePath(folder, slug));
  return { id, route, alias: route === own ? undefined : own };
}

const ownPaths = { docs: docsPath, blog: blogPath, pages: pagesPath };

function docsPath({ path, id }: PageRouteInput) {
  const { dir, name } = posix.parse(path);
  const ownPath = posix.join(dir, id ?? name);
  // `isCategoryIndex` of the docs plugin: the file is the index of its folder.
  const indexes = ['index', 'readme', posix.basename(dir).toLowerCase()];
  return { id: ownPath, ownPath: indexes.includes(name.toLowerCase()) ? dir : ownPath };
}

/** A date prefix becomes folders: `2026-11-20-welcome` → `/2026/11/20/welcome`. */
const DATED_POST =
  /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/;

function blogPath({ path }: PageRouteInput) {
  const groups = DATED_POST.exec(path)?.groups;
  if (groups !== undefined) {
    const { folder = '', date = '', text = '' } = groups;
    return { id: text, ownPath: `${date.replaceAll('-', '/')}/${folder}${text}` };
  }
  const id = path.replace(/(?:\/index)?\.mdx?$/, '');
  return { id, ownPath: id };
}

function pagesPath({ path }: PageRouteInput) {
  const id = path.replace(/\.[^./]+$/, '');
  return { id, ownPath: id.replace(/(?:^|\/)index$/, '') };
}

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
