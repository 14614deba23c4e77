import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import { loadWhenUsed } from '../build-time/markdown/load-when-used.ts';
import type { BuildEnvironment } from './environment.ts';
import { isHistoryKnown } from './is-history-known.ts';

/** Options that every Markdown set shares. Routes come from the page's path or its `slug`. */
const markdown = {
  beforeDefaultRemarkPlugins: [
    loadWhenUsed(
      async () => (await import('../build-time/markdown/fill-listings.ts')).fillListings,
    ),
  ],
  beforeDefaultRehypePlugins: [
    loadWhenUsed(
      async () => (await import('../build-time/markdown/highlight-code.ts')).highlightCode,
    ),
    loadWhenUsed(async () => (await import('../build-time/markdown/code-to-html.ts')).codeToHtml),
  ],
  remarkPlugins: [
    loadWhenUsed(
      async () => (await import('../build-time/markdown/show-checkpoints.ts')).showCheckpoints,
    ),
  ],
};

function editUrl(environment: BuildEnvironment) {
  return environment.docsEditUrl === undefined
    ? {}
    : { editUrl: `${environment.docsEditUrl.replace(/\/$/, '')}/site/` };
}

/** Both docs sets: numbers in names mean nothing, the order stands in the sidebar files. */
const docsSet = {
  breadcrumbs: true,
  numberPrefixParser: false,
  showLastUpdateTime: isHistoryKnown(),
} as const;

/** The first docs set, `/docs`, with one older version beside the current one. */
export function docsOptions(environment: BuildEnvironment): DocsOptions {
  return {
    ...markdown,
    ...docsSet,
    ...editUrl(environment),
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars/docs.ts',
    lastVersion: 'current',
    versions: {
      current: { label: 'Current', badge: false },
      '2025': { label: 'July 2025', path: '2025', banner: 'unmaintained' },
    },
  };
}

/** The second docs set, `/newdocs`: the tutorials. */
export function tutorialOptions(environment: BuildEnvironment): DocsOptions & { id: string } {
  return {
    ...markdown,
    ...docsSet,
    ...editUrl(environment),
    id: 'newdocs',
    path: 'newdocs',
    routeBasePath: 'newdocs',
    sidebarPath: './sidebars/newdocs.ts',
  };
}

/** The blog: 4 posts a page (CONTRACT.md, C4), reading time (C5), RSS and Atom feeds (C6). */
export function blogOptions(environment: BuildEnvironment): BlogOptions {
  return {
    ...markdown,
    ...editUrl(environment),
    blogTitle: 'Blog',
    blogDescription: 'How this documentation is made, and what changes in it.',
    postsPerPage: 4,
    showReadingTime: true,
    feedOptions: { type: ['rss', 'atom'], copyright: 'Copyright © 2025 DLED IIT Ropar.' },
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
  };
}

/** Single pages from `src/pages`. */
export const pageOptions: PagesOptions = { ...markdown };
