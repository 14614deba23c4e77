import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

interface ArticleDataProps {
  readonly title: string;
  readonly description: string | undefined;
  readonly isLesson?: boolean;
  /** Day of the last change in milliseconds since 1970, where it is known. */
  readonly modified?: number | null | undefined;
  /** Pages above this one and itself, where no breadcrumbs say so: name, and address below the base path. */
  readonly trail?: readonly (readonly [name: string, path: string])[];
}

/** Describes a page to search engines (schema.org/TechArticle, LearningResource, BreadcrumbList). */
export function ArticleData(props: ArticleDataProps): ReactNode {
  const { title, description, isLesson = false, modified, trail } = props;
  const { siteConfig, i18n } = useDocusaurusContext();
  const article = {
    '@context': 'https://schema.org',
    '@type': isLesson ? 'LearningResource' : 'TechArticle',
    [isLesson ? 'name' : 'headline']: title,
    description,
    inLanguage: i18n.currentLocale,
    ...(modified ? { dateModified: new Date(modified).toISOString() } : {}),
  };
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail?.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteConfig.url + siteConfig.baseUrl + path,
    })),
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(article)}</script>
      {trail && <script type="application/ld+json">{JSON.stringify(breadcrumbs)}</script>}
    </Head>
  );
}
