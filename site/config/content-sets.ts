import { execFileSync } from 'node:child_process';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { identity } from '../model/identity.ts';
import { blog, type DocsSet, pluginIdOf } from '../model/site-model.ts';
import type { BuildEnvironment } from './environment.ts';

/** The remark and rehype plugins of all pages, in the order of Docusaurus: `site/config/page-steps.ts`. */
export type PageSteps = Pick<
  DocsOptions,
  'admonitions' | 'beforeDefaultRemarkPlugins' | 'beforeDefaultRehypePlugins' | 'remarkPlugins'
>;

function editUrl(environment: BuildEnvironment) {
  return environment.docsEditUrl === undefined
    ? {}
    : { editUrl: `${environment.docsEditUrl.replace(/\/$/, '')}/site/` };
}

/** Makes the entries of the blog's feeds: `packages/agents/build/feeds/feed-items.ts`. */
type FeedItems = Pick<NonNullable<BlogOptions['feedOptions']>, 'createFeedItems'>;

/** A docs set, with its older versions if it has any: search engines are to offer the current one alone. */
export function docsOptions(
  set: DocsSet,
  environment: BuildEnvironment,
  steps: PageSteps,
): DocsOptions & { id: string } {
  const older = set.versions.map(({ name, label }) => [name, { label, noIndex: true }] as const);
  return {
    ...steps,
    ...editUrl(environment),
    ...(older.length > 0 && {
      lastVersion: 'current',
      versions: { current: { label: 'Current', badge: false }, ...Object.fromEntries(older) },
    }),
    id: pluginIdOf(set),
    breadcrumbs: true,
    // Number prefixes have no meaning: the order is in the sidebar files.
    numberPrefixParser: false,
    showLastUpdateTime: isHistoryKnown(),
    path: set.folder,
    routeBasePath: set.routeBasePath,
    sidebarPath: `./sidebars/${set.name}.json`,
  };
}

/** The blog: 4 posts a page (CONTRACT.md, C4), reading time (C5), RSS and Atom feeds (C6). */
export function blogOptions(
  environment: BuildEnvironment,
  steps: PageSteps,
  feedItems: FeedItems,
): BlogOptions {
  return {
    ...steps,
    ...editUrl(environment),
    blogTitle: 'Blog',
    blogDescription: 'How this documentation is made, and what changes in it.',
    path: blog.folder,
    routeBasePath: blog.routeBasePath,
    postsPerPage: blog.postsPerPage,
    showReadingTime: true,
    feedOptions: { ...feedItems, type: ['rss', 'atom'], copyright: identity.copyright },
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
  };
}

/**
 * Returns whether Git knows when each file changed. It does not in a shallow clone, where every file
 * would have the date of the newest commit, nor without a commit or a repository: then no page shows a date.
 *
 * @param folder in the repository
 */
export function isHistoryKnown(folder = __dirname): boolean {
  try {
    // Fails where HEAD names no commit.
    const question = ['rev-parse', '--is-shallow-repository', 'HEAD^{commit}'];
    const answer = execFileSync('git', question, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.startsWith('false\n');
  } catch {
    return false;
  }
}
