// Why a replacement: the theme hides the navbar and opens its menu by React state. Here the page script
// hides it (site/src/client/follow-scroll.ts), and the menu is a popover.
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Logo from '@site/static/img/logo.svg';
import type { Props } from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { LOGO, NEW_TAB, NOTICE } from '../../../../shared/element-ids.ts';
import { markdownAddress } from '../../../../shared/markdown-address';
import { SearchDialog } from '../../../components/SearchDialog';

export default function NavbarLayout({ children }: Props): ReactNode {
  const markdown = markdownAddress(useLocation().pathname);
  const page = markdown === undefined ? '' : `Markdown of this page: ${markdown}; `;
  const index = useBaseUrl('/llms.txt');
  return (
    <>
      {/* Tells coding agents, early in the page, where its Markdown is. Nobody sees it, and screen readers pass it
          over; it is in the text that agents convert, for which they leave out the navigation. */}
      <p aria-hidden="true" className="visually-hidden" data-search="off">
        {`For agents: ${page}index: ${index}`}
      </p>
      {/* Once: every place that shows it refers to this one (theme/ThemedImage). */}
      <span hidden>
        <Logo id={LOGO} />
      </span>
      <nav
        aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' })}
        className={clsx(ThemeClassNames.layout.navbar.container, 'navbar', 'navbar--fixed-top')}
      >
        {children}
        <NavbarMobileSidebar />
      </nav>
      {/* Outside of the navbar, which is above nothing but the page and moves when it hides. */}
      <SearchDialog />
      <span id={NEW_TAB} hidden>
        {translate({ id: 'theme.IconExternalLink.ariaLabel', message: '(opens in new tab)' })}
      </span>
      <span id={NOTICE} hidden>
        {translate({ message: 'Notice' })}
      </span>
    </>
  );
}
