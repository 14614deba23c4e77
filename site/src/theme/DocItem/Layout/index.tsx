// Why a replacement: the theme removes one of the two tables of contents once React knows the width of the
// window. Here both are in the HTML, and styles show one.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import { PageActions } from '@vibe-docs/agents/ui/PageActions';
import { readMinutes } from '@vibe-docs/lessons/ui/lesson-mark';
import { CheckedAgainst } from '@vibe-docs/product-source/ui/CheckedAgainst';
import type { CheckedProduct } from '@vibe-docs/product-source/ui/CheckedAgainst/checked-product';
import { ArticleData } from '@vibe-docs/theme/ui/components/ArticleData';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const isHidden = frontMatter.hide_table_of_contents === true;
  const hasContents = !isHidden && toc.length > 0;
  return (
    <div className="row">
      <ArticleData
        title={metadata.title}
        description={metadata.description}
        isLesson={readMinutes(frontMatter.sidebar_custom_props) !== undefined}
        modified={metadata.lastUpdatedAt}
      />
      <div className={clsx('col', !isHidden && styles.column)}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <div className={styles.item}>
          <article>
            <DocBreadcrumbs />
            <DocVersionBadge />
            {hasContents && <DocItemTOCMobile />}
            <DocItemContent>{children}</DocItemContent>
            {'product' in frontMatter && (
              <CheckedAgainst
                product={siteConfig.customFields?.product as CheckedProduct}
                title={metadata.title}
                address={siteConfig.url + metadata.permalink}
              />
            )}
            <PageActions />
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {hasContents && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
