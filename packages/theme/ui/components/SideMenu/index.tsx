import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PAGE_MENU, SITE_MENU } from '../../element-ids.ts';

interface PageMenuProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A sidebar of the page. On narrow screens it is a popover, which the button in the navbar opens; on wide
 * ones styles show it in its place. So it is in the page once.
 */
export function PageMenu({ className, children }: PageMenuProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      id={PAGE_MENU}
      popover="auto"
      role="group"
      aria-label={translate({ message: 'Pages of this section' })}
      className={clsx('side-menu', className)}
    >
      <Head>
        {/* biome-ignore lint/a11y/useHtmlLang: an attribute more for the styles of the navbar; the element has the others */}
        <html data-page-menu="true" />
      </Head>
      <div>
        <MenuHeader menu={PAGE_MENU} />
        <button type="button" className="clean-btn navbar-sidebar__back" popoverTarget={SITE_MENU}>
          <Translate id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel">
            ← Back to main menu
          </Translate>
        </button>
        {children}
      </div>
    </div>
  );
}

/** The top of a menu: logo, colour switch, and the button that closes it. */
export function MenuHeader({ menu }: { readonly menu: string }): ReactNode {
  return (
    <div className="navbar-sidebar__brand">
      <NavbarLogo />
      <NavbarColorModeToggle className="margin-right--md" />
      <button
        type="button"
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
        })}
        className="clean-btn navbar-sidebar__close"
        popoverTarget={menu}
        popoverTargetAction="hide"
      >
        <IconClose color="var(--ifm-color-emphasis-600)" />
      </button>
    </div>
  );
}
