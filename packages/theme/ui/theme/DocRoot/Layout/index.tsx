// Why a replacement: the theme has one sidebar for wide screens, which can be collapsed, and copies it into the
// menu of narrow ones, all by React. This one is rendered once (components/SideMenu).
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import BackToTopButton from '@theme/BackToTopButton';
import type { Props } from '@theme/DocRoot/Layout';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PageMenu } from '../../../components/SideMenu';
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
            <nav
              aria-label={translate({
                id: 'theme.docs.sidebar.navAriaLabel',
                message: 'Docs sidebar',
              })}
              className="menu thin-scrollbar"
            >
              <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
                <DocSidebarItems items={sidebar.items} activePath={pathname} level={1} />
              </ul>
            </nav>
          </PageMenu>
        )}
        <main className={styles.main}>
          <div className="container padding-top--md padding-bottom--lg">{children}</div>
        </main>
      </div>
    </div>
  );
}
