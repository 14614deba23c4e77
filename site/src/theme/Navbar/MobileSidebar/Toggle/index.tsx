// Why a replacement: the theme's button needs React. These open a popover without any script: the page's
// menu where there is one, which only styles can know here (css/menu.css), or else the site's.
import { translate } from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import type { ReactNode } from 'react';
import { PAGE_MENU, SITE_MENU } from '../../../../client/menu-ids.ts';

export default function MobileSidebarToggle(): ReactNode {
  return [PAGE_MENU, SITE_MENU].map((menu) => (
    <button
      key={menu}
      type="button"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
      className="navbar__toggle clean-btn"
      popoverTarget={menu}
    >
      <IconMenu />
    </button>
  ));
}
