// Why a replacement: the theme renders its menu with React when it is opened, and copies the page's sidebar
// into it. Here the menu is a popover in the HTML, and so is the sidebar (theme/DocRoot/Layout).
import { translate } from '@docusaurus/Translate';
import { ErrorCauseBoundary, useThemeConfig } from '@docusaurus/theme-common';
import NavbarItem, { type Props as NavbarItemConfig } from '@theme/NavbarItem';
import type { ReactNode } from 'react';
import { MenuHeader } from '../../../components/SideMenu';
import { SITE_MENU } from '../../../element-ids.ts';

export default function NavbarMobileSidebar(): ReactNode {
  // Docusaurus types the items more loosely than the components that receive them.
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      id={SITE_MENU}
      popover="auto"
      role="group"
      aria-label={translate({ message: 'Menu of the site' })}
      className="side-menu"
    >
      <MenuHeader menu={SITE_MENU} />
      <div className="menu thin-scrollbar">
        <ul className="menu__list">
          {items.map((item, place) => (
            <ErrorCauseBoundary
              // biome-ignore lint/suspicious/noArrayIndexKey: the items never change.
              key={place}
              onError={(cause) => describeFailure(item, cause)}
            >
              <NavbarItem mobile {...item} />
            </ErrorCauseBoundary>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Wraps the error of an item that fails to render, like the theme. */
function describeFailure(item: NavbarItemConfig, cause: Error): Error {
  const config = JSON.stringify(item, null, 2);
  return new Error(`A theme navbar item failed to render.\n${config}`, { cause });
}
