// Why a replacement: the theme's sidebar is for wide screens, can be collapsed, and is copied into the
// menu of narrow ones, all by React. This one is rendered once (components/SideMenu/PageMenu.tsx).
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import BackToTopButton from '@theme/BackToTopButton';
import type { Props } from '@theme/DocRoot/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PageMenu } from '../../../components/SideMenu/PageMenu';
import DocSidebar from '../../DocSidebar';
import styles from './styles.module.css';

export default function DocRootLayout({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  return (
    <div className={styles.wrapper}>
      <BackToTopButton />
      <div className={styles.root}>
        {sidebar && (
          <PageMenu
            key={sidebar.name}
            className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.sidebar)}
          >
            <DocSidebar path={pathname} sidebar={sidebar.items} />
          </PageMenu>
        )}
        <main className={styles.main}>
          <div className="container padding-top--md padding-bottom--lg">{children}</div>
        </main>
      </div>
    </div>
  );
}
