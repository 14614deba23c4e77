import { readFileSync } from 'node:fs';
import type { ContentSet, ContentSource } from '@vibe-docs/content';
import { readNewestFacts, referenceRoutes } from '@vibe-docs/product-source/reference';
import docsSidebars from '../sidebars/docs.json';
import newdocsSidebars from '../sidebars/newdocs.json';
import { readEnvironment } from './environment.ts';
import {
  BASE_PATH,
  DEFAULT_LOCALE,
  LOCALES,
  listPageFolders,
  localisedName,
  type PageFolder,
  type PageSet,
  PLUGIN_ROUTES,
  pageSets,
} from './site-model.ts';

const SIDEBARS: Readonly<Record<string, unknown>> = {
  docs: docsSidebars,
  newdocs: newdocsSidebars,
};

/** Input of the content checks: the sets of `site-model.ts`. Paths are from the project folder. */
export const contentSource: ContentSource = {
  folder: 'site',
  // Links use the path only, whatever host this build is for.
  url: `${readEnvironment({}).siteUrl}${BASE_PATH.replace(/\/$/, '')}`,
  sets: LOCALES.flatMap(contentSets),
  staticFolders: ['site/static'],
  knownRoutes: [...PLUGIN_ROUTES, ...referenceRoutes(readNewestFacts())],
  knownFiles: ['/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml'],
  externalLinks: 'site/writing/external-links.json',
};

/** The sets in one language. Translated pages are separate sets, so that their samples do not count as duplicates. */
function contentSets(locale: string): readonly ContentSet[] {
  const folders = listPageFolders([locale]);
  return pageSets.map((set) =>
    contentSet(
      set,
      locale,
      folders.filter((folder) => folder.set === set),
    ),
  );
}

function contentSet(
  set: PageSet,
  locale: string,
  [current, ...older]: readonly PageFolder[],
): ContentSet {
  const base = {
    name: localisedName(set.name, locale),
    folder: `site/${current?.folder}`,
    routeBasePath: `${locale === DEFAULT_LOCALE ? '' : `${locale}/`}${set.routeBasePath}`,
  };
  switch (set.kind) {
    case 'docs': {
      const versions = older.map(olderVersion);
      return { ...base, kind: set.kind, sidebars: SIDEBARS[set.name], versions };
    }
    case 'blog':
      return { ...base, kind: set.kind, postsPerPage: set.postsPerPage };
    case 'pages':
      return { ...base, kind: set.kind };
  }
}

function olderVersion({ folder, version = '' }: PageFolder) {
  const sidebars = new URL(
    `../versioned_sidebars/version-${version}-sidebars.json`,
    import.meta.url,
  );
  return {
    name: version,
    folder: `site/${folder}`,
    path: version,
    sidebars: JSON.parse(readFileSync(sidebars, 'utf8')),
  };
}
