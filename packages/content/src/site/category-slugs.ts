import GithubSlugger from 'github-slugger';
import * as z from 'zod';

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
