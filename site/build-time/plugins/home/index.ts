import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { docsSets, pluginIdOf, tutorials } from '../../../config/site-model.ts';
import { blogContent, docsContent } from '../../../docusaurus-internals/plugin-content.ts';
import type {
  HomeData,
  PostFacts,
  QuestionPage,
  SeriesFacts,
} from '../../../shared/generated-data.ts';
import { readLessonMark, readMinutes } from '../../../shared/lesson-mark.ts';

/** The home page shows only the newest posts; the blog has the rest. */
const POSTS = 3;

/** Counts lessons and minutes and finds the newest posts, for the home page; lists the pages with questions. */
export default function homePlugin({ baseUrl }: LoadContext): Plugin<void> {
  return {
    name: 'home',
    async allContentLoaded({ allContent, actions }) {
      const data: HomeData = {
        series: readSeries(docsContent(allContent, pluginIdOf(tutorials)), baseUrl),
        posts: readPosts(blogContent(allContent)),
      };
      await actions.createData('home.json', JSON.stringify(data));
      const pages = docsSets.flatMap((set) =>
        readQuestionPages(docsContent(allContent, pluginIdOf(set))),
      );
      await actions.createData('question-pages.json', JSON.stringify(pages));
    },
  };
}

function readSeries(content: DocsContent | undefined, baseUrl: string): SeriesFacts[] {
  const version = content?.loadedVersions.find(({ isLast }) => isLast);
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

function readQuestionPages(content: DocsContent | undefined): QuestionPage[] {
  const current = content?.loadedVersions.find(({ versionName }) => versionName === 'current');
  return (current?.docs ?? []).flatMap(({ title, permalink, frontMatter }) => {
    const customProps = frontMatter.sidebar_custom_props;
    const mark = readLessonMark(customProps);
    const minutes = readMinutes(customProps);
    return mark === undefined ? [] : [{ ...mark, title, path: permalink, minutes }];
  });
}

function readPosts(content: BlogContent | undefined): PostFacts[] {
  return (content?.blogPosts ?? []).slice(0, POSTS).map(({ metadata }) => ({
    title: metadata.title,
    description: metadata.description,
    path: metadata.permalink,
    date: new Date(metadata.date).toISOString().slice(0, 10),
  }));
}
