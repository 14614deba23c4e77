// Why a replacement: the theme hides the navbar and opens its menu by React state. Here the page script
// hides it (`client/follow-scroll.ts`), and the menu is a popover.
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { NEW_TAB, NOTICE } from '../../../element-ids.ts';

interface NavbarLayoutProps extends Props {
  /** What a site puts before and behind the navbar. It is outside of it, because the navbar moves when it hides. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

export default function NavbarLayout({ children, before, after }: NavbarLayoutProps): ReactNode {
  return (
    <>
      {before}
      <nav
        aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' })}
        className={clsx(ThemeClassNames.layout.navbar.container, 'navbar', 'navbar--fixed-top')}
      >
        {children}
        <NavbarMobileSidebar />
      </nav>
      {after}
      <span id={NEW_TAB} hidden>
        {translate({ id: 'theme.IconExternalLink.ariaLabel', message: '(opens in new tab)' })}
      </span>
      <span id={NOTICE} hidden>
        {translate({ message: 'Notice' })}
      </span>
    </>
  );
}
