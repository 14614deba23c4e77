import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { blog, docsSets, pluginIdOf } from '../../../config/site-model.ts';
import { blogContent, docsContent } from '../../../docusaurus-internals/plugin-content.ts';
import type { IndexedPage, IndexSection } from '../../../shared/generated-data.ts';

/**
 * Adds the page `/search` with a list of all pages of the site, which works without JavaScript.
 *
 * The list is built from the content that the plugins loaded, so it cannot contain a missing
 * page. Older docs versions are excluded: readers want current information.
 */
export default function pageIndexPlugin(context: LoadContext): Plugin<void> {
  return {
    name: 'page-index',
    async allContentLoaded({ allContent, actions }) {
      const sections: IndexSection[] = [
        ...docsSets.map((set) => ({
          label: set.label,
          pages: docsPages(docsContent(allContent, pluginIdOf(set))),
        })),
        { label: blog.label, pages: blogPages(blogContent(allContent)) },
      ];
      const data = await actions.createData('page-index.json', JSON.stringify(sections));
      actions.addRoute({
        path: normalizeUrl([context.baseUrl, 'search']),
        component: '@site/src/components/SearchPage',
        modules: { sections: data },
        exact: true,
      });
    },
  };
}

function docsPages(content: DocsContent | undefined): IndexedPage[] {
  const current = content?.loadedVersions.find((version) => version.isLast);
  const listed = (current?.docs ?? []).filter(({ unlisted }) => !unlisted);
  return listed.map((doc) => ({
    title: doc.title,
    description: doc.description,
    path: doc.permalink,
  }));
}

function blogPages(content: BlogContent | undefined): IndexedPage[] {
  return (content?.blogPosts ?? []).map(({ metadata }) => ({
    title: metadata.title,
    description: metadata.description,
    path: metadata.permalink,
  }));
}
