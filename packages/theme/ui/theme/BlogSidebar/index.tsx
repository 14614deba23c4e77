// Why a replacement: the theme has one list for wide screens and one for narrow ones, and selects it by React.
import {
  BlogSidebarItemList,
  useVisibleBlogSidebarItems,
} from '@docusaurus/plugin-content-blog/client';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/BlogSidebar';
import BlogSidebarContent from '@theme/BlogSidebar/Content';
import type { ComponentProps, ReactNode } from 'react';
import { PageMenu } from '../../components/SideMenu';
import styles from './styles.module.css';

export default function BlogSidebar({ sidebar }: Props): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar?.items ?? []);
  if (sidebar === undefined || items.length === 0) {
    return null;
  }
  return (
    <PageMenu className="col col--3">
      <nav
        className={`menu thin-scrollbar ${styles.posts}`}
        aria-label={translate({
          id: 'theme.blog.sidebar.navAriaLabel',
          message: 'Blog recent posts navigation',
        })}
      >
        <div className={styles.title}>{sidebar.title}</div>
        <BlogSidebarContent
          items={items}
          ListComponent={PostList}
          yearGroupHeadingClassName={styles.year ?? ''}
        />
      </nav>
    </PageMenu>
  );
}

function PostList({ items }: Pick<ComponentProps<typeof BlogSidebarItemList>, 'items'>): ReactNode {
  return (
    <BlogSidebarItemList
      items={items}
      ulClassName="menu__list"
      liClassName="menu__list-item"
      linkClassName="menu__link"
      linkActiveClassName="menu__link--active"
    />
  );
}
