import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { readMinutes } from '../../../shared/lesson-mark';

/** Describes a page of the docs or a lesson to search engines (schema.org/TechArticle, LearningResource). */
export function ArticleData(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { i18n } = useDocusaurusContext();
  const isLesson = readMinutes(frontMatter.sidebar_custom_props) !== undefined;
  const { title, description, lastUpdatedAt } = metadata;
  const article = {
    '@context': 'https://schema.org',
    '@type': isLesson ? 'LearningResource' : 'TechArticle',
    [isLesson ? 'name' : 'headline']: title,
    description,
    inLanguage: i18n.currentLocale,
    ...(lastUpdatedAt ? { dateModified: new Date(lastUpdatedAt).toISOString() } : {}),
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(article)}</script>
    </Head>
  );
}
