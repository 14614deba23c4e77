// Why a replacement: the theme's button needs React. These open a popover without a script: the page's
// menu where there is one, which only styles can detect here (css/menu.css), otherwise the site's.
import { translate } from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import type { ReactNode } from 'react';
import { PAGE_MENU, SITE_MENU } from '../../../../element-ids.ts';

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
