import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

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
