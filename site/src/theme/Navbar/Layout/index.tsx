// Why a wrap: the logo, the address of the page's Markdown and the search dialog are in every page.
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Logo from '@site/static/img/logo.svg';
import type { Props } from '@theme/Navbar/Layout';
import NavbarLayout from '@theme-original/Navbar/Layout';
import { markdownAddress } from '@vibe-docs/agents/ui/markdown-address';
import { SearchDialog } from '@vibe-docs/search/ui/SearchDialog';
import { LOGO } from '@vibe-docs/theme/ui/element-ids';
import type { ReactNode } from 'react';

export default function SiteNavbarLayout(props: Props): ReactNode {
  return <NavbarLayout {...props} before={<BeforeNavbar />} after={<SearchDialog />} />;
}

function BeforeNavbar(): ReactNode {
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
      {/* Once: every place that shows it refers to this one (ThemedImage of the theme). */}
      <span hidden>
        <Logo id={LOGO} />
      </span>
    </>
  );
}
