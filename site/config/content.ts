import { readFileSync } from 'node:fs';
import type { ContentSet, ContentSource } from '@vibe-docs/content';
import { readNewestFacts, referenceRoutes } from '@vibe-docs/product-source/reference';
import { codeOf } from '@vibe-docs/samples/build/read-listing';
import {
  BASE_PATH,
  DEFAULT_LOCALE,
  LOCALES,
  listPageFolders,
  localisedName,
  type PageFolder,
  type PageSet,
  pageSets,
} from '../model/site-model.ts';
import newdocsSidebars from '../sidebars/newdocs.json' with { type: 'json' };
import terms from '../writing/vocabulary.json' with { type: 'json' };
import { readEnvironment } from './environment.ts';

/** Input of the content checks: the sets of `site-model.ts`. Paths are from the project folder. */
export const contentSource: ContentSource = {
  folder: 'site',
  // Links use the path only, whatever host this build is for.
  url: `${readEnvironment({}).siteUrl}${BASE_PATH.replace(/\/$/, '')}`,
  sets: LOCALES.flatMap((locale) => pageSets.map((set) => contentSet(set, locale))),
  staticFolders: ['site/static'],
  // Of the local plugins.
  knownRoutes: ['/search', ...referenceRoutes(readNewestFacts())],
  knownFiles: ['/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml'],
  externalLinks: 'site/writing/external-links.json',
  vocabulary: {
    file: 'site/writing/vocabulary.json',
    terms,
    series: newdocsSidebars.newSidebar.map((entry) =>
      typeof entry === 'string' ? [] : entry.items.map((id) => `newdocs/${id}`),
    ),
    codeOf,
  },
};

/** A set in one language. Translated pages are separate sets, so that their samples do not count as duplicates. */
function contentSet(set: PageSet, locale: string): ContentSet {
  const [current, ...older] = listPageFolders([locale]).filter((folder) => folder.set === set);
  const base = {
    name: localisedName(set.name, locale),
    folder: `site/${current?.folder}`,
    routeBasePath: `${locale === DEFAULT_LOCALE ? '' : `${locale}/`}${set.routeBasePath}`,
  };
  return set.kind === 'docs'
    ? {
        ...base,
        kind: set.kind,
        sidebars: readJson(`sidebars/${set.name}.json`),
        versions: older.map(olderVersion),
      }
    : { ...set, ...base };
}

function olderVersion({ folder, version = '' }: PageFolder) {
  return {
    name: version,
    folder: `site/${folder}`,
    path: version,
    sidebars: readJson(`versioned_sidebars/version-${version}-sidebars.json`),
  };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
}
