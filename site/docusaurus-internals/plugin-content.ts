import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import * as z from 'zod';

/**
 * What the content plugins have loaded is known to other plugins as `unknown`, by the names of plugins and
 * the ids of their instances. The types are those that the plugins export.
 */
export function docsContent(allContent: AllContent, id: string): DocsContent | undefined {
  return allContent['docusaurus-plugin-content-docs']?.[id] as DocsContent | undefined;
}

/** What the blog has loaded; see `docsContent`. */
export function blogContent(allContent: AllContent): BlogContent | undefined {
  return allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
}

/** A page of any content plugin, with its address and front matter. */
const page = z.object({
  permalink: z.string(),
  frontMatter: z.looseObject({ application: z.boolean().optional() }),
});
const content = z.union([
  z.object({ loadedVersions: z.array(z.object({ docs: z.array(page) })) }),
  z.object({ blogPosts: z.array(z.object({ metadata: page })) }),
  z.array(z.unknown()),
]);

/**
 * Finds the pages that ask for Docusaurus' application in their front matter, `application: true`.
 *
 * @param allContent of the content plugins: docs, blog, pages
 * @returns their addresses, with the base path
 */
export function findApplicationPages(allContent: AllContent): ReadonlySet<string> {
  const instances = Object.values(allContent).flatMap((plugin) => Object.values(plugin ?? {}));
  const pages = instances.flatMap((instance) => {
    const { data } = content.safeParse(instance);
    if (data === undefined) {
      return [];
    }
    if (Array.isArray(data)) {
      return data.flatMap((item) => page.safeParse(item).data ?? []);
    }
    return 'blogPosts' in data
      ? data.blogPosts.map(({ metadata }) => metadata)
      : data.loadedVersions.flatMap(({ docs }) => docs);
  });
  return new Set(
    pages.filter(({ frontMatter }) => frontMatter.application).map(({ permalink }) => permalink),
  );
}
