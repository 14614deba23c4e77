import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import * as z from 'zod';

/**
 * The content of other plugins has the type `unknown`, keyed by the names of plugins and
 * the ids of their instances. The content plugins export the types.
 */
export function docsContent(allContent: AllContent, id: string): DocsContent | undefined {
  return allContent['docusaurus-plugin-content-docs']?.[id] as DocsContent | undefined;
}

/** Content of the blog; see `docsContent`. */
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
 * Finds the pages that request Docusaurus' application in their front matter, `application: true`.
 *
 * @param allContent content of the docs, blog and pages plugins
 * @returns their addresses, including the base path
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
