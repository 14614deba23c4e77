// Why a replacement: the theme has one sidebar for wide screens and one for narrow ones, and selects it by React.
// Here there is one (theme/DocRoot/Layout/Sidebar).
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebar';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function DocSidebar({ path, sidebar }: Pick<Props, 'path' | 'sidebar'>): ReactNode {
  return (
    <nav
      aria-label={translate({ id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar' })}
      className="menu thin-scrollbar"
    >
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}
