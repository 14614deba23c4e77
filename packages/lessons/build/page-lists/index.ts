import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import type { IndexSection as ReadingSection } from '@vibe-docs/agents/markdown';
import type { IndexedPage, IndexSection } from '@vibe-docs/search/ui/SearchPage/page-index';
import { blog, type DocsSet, docsSets, pluginIdOf, tutorials } from '@vibe-docs/site-model';
import { blogContent, docsContent } from '@vibe-docs/theme/internals/plugin-content';
import {
  type HomeData,
  type PostFacts,
  type QuestionPage,
  READING_ORDER,
  type SeriesFacts,
} from '../../ui/generated/generated-data.ts';
import { readLessonMark, readMinutes } from '../../ui/lesson-mark.ts';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The home page shows only the newest posts; the blog has the rest. */
const POSTS = 3;

/**
 * Makes lists of pages from the content that other plugins loaded, so they cannot contain a missing page:
 *
 * - the series with their lessons and minutes, and the newest posts, for the home page;
 * - the pages with questions;
 * - all pages of the site, for the page `/search`, which works without JavaScript;
 * - the sections of the site in the order in which a newcomer reads them, for the steps after the build.
 *
 * Older docs versions are excluded: readers want current information.
 */
export default function pageListsPlugin({ baseUrl }: LoadContext): Plugin {
  let readingOrder: readonly ReadingSection[] = [];
  return {
    name: 'page-lists',
    async allContentLoaded({ allContent, actions }) {
      const posts = blogContent(allContent)?.blogPosts ?? [];
      const data: HomeData = {
        series: readSeries(currentVersion(allContent, tutorials), baseUrl),
        posts: posts.slice(0, POSTS).map(postFacts),
      };
      await actions.createData('home.json', JSON.stringify(data));

      const docs = docsSets.map((set) => ({
        label: set.label,
        docs: currentVersion(allContent, set)?.docs ?? [],
      }));
      const questions = docs.flatMap((set) => set.docs.flatMap(questionPage));
      await actions.createData('question-pages.json', JSON.stringify(questions));

      readingOrder = [
        ...docsSets.flatMap((set) => readingSections(set, currentVersion(allContent, set))),
        {
          title: blog.label,
          name: blog.name,
          paths: posts.map(({ metadata }) => pathOf(metadata)),
        },
      ];

      const sections: readonly IndexSection[] = [
        ...docs.map((set) => ({
          label: set.label,
          pages: set.docs.filter(({ unlisted }) => !unlisted).map(indexedPage),
        })),
        { label: blog.label, pages: posts.map(({ metadata }) => indexedPage(metadata)) },
      ];
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'search']),
        component: '@vibe-docs/search/ui/SearchPage',
        modules: {
          sections: await actions.createData('page-index.json', JSON.stringify(sections)),
        },
        exact: true,
      });
    },
    postBuild({ outDir }) {
      writeFileSync(join(outDir, READING_ORDER), JSON.stringify(readingOrder));
    },
  };
}

function currentVersion(allContent: AllContent, set: DocsSet): LoadedVersion | undefined {
  return docsContent(allContent, pluginIdOf(set))?.loadedVersions.find(({ isLast }) => isLast);
}

/** Each series is a section; all other pages of a docs set are one, the first. */
function readingSections(
  { name, label }: DocsSet,
  version: LoadedVersion | undefined,
): readonly ReadingSection[] {
  const paths = new Map(version?.docs.map((doc) => [doc.id, pathOf(doc)]));
  const pathsOf = (items: readonly SidebarItem[]) =>
    items.flatMap(docIds).flatMap((id) => paths.get(id) ?? []);
  const items = Object.values(version?.sidebars ?? {}).flat();
  const series = items.flatMap((item) =>
    item.type === 'category' && item.customProps?.series
      ? [{ item, title: `${item.label} tutorial`, name: String(item.customProps.series) }]
      : [],
  );
  const others = items.filter((item) => series.every((one) => one.item !== item));
  const title = series.length === 0 ? label : `${label}: learning path and practice`;
  return [
    { title, name, paths: pathsOf(others) },
    ...series.map(({ item, ...section }) => ({ ...section, paths: pathsOf([item]) })),
  ];
}

/** Ids below an item, its own page first. */
function docIds(item: SidebarItem): readonly string[] {
  if (item.type !== 'category') return item.type === 'doc' ? [item.id] : [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(docIds)];
}

interface Linked {
  readonly permalink: string;
}

/** Percent-encoded, as the steps after the build know pages. */
function pathOf({ permalink }: Linked): string {
  return encodeURI(permalink);
}

function readSeries(version: LoadedVersion | undefined, baseUrl: string): SeriesFacts[] {
  return (version?.sidebars.newSidebar ?? []).flatMap((item) => {
    if (item.type !== 'category' || item.link?.type !== 'generated-index') {
      return [];
    }
    const ids = item.items.flatMap((lesson) => (lesson.type === 'doc' ? [lesson.id] : []));
    // A page without a duration is not a lesson.
    const minutes = ids.flatMap((id) => {
      const doc = version?.docs.find((candidate) => candidate.id === id);
      return readMinutes(doc?.frontMatter.sidebar_custom_props) ?? [];
    });
    return [
      {
        key: String(item.customProps?.series),
        label: item.label,
        path: normalizeUrl([baseUrl, tutorials.routeBasePath, item.link.slug]),
        description: item.link.description ?? '',
        lessons: minutes.length,
        minutes: minutes.reduce((sum, one) => sum + one, 0),
      },
    ];
  });
}

function questionPage(doc: LoadedVersion['docs'][number]): readonly QuestionPage[] {
  const customProps = doc.frontMatter.sidebar_custom_props;
  const mark = readLessonMark(customProps);
  const minutes = readMinutes(customProps);
  return mark === undefined ? [] : [{ ...mark, title: doc.title, path: doc.permalink, minutes }];
}

function postFacts({ metadata }: BlogContent['blogPosts'][number]): PostFacts {
  return { ...indexedPage(metadata), date: new Date(metadata.date).toISOString().slice(0, 10) };
}

function indexedPage({
  title,
  description,
  permalink,
}: Linked & Omit<IndexedPage, 'path'>): IndexedPage {
  return { title, description, path: permalink };
}
