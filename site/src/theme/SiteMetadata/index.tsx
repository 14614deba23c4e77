// Why a wrap: routes of this site contain spaces (CONTRACT.md), which the original does not encode in the canonical
// link and og:url. A later tag of the same kind wins, so the encoded form is set after it. Also, the
// original has one image for all pages; here each has a card with its title (packages/agents/build/cards).
// Each page also links to its Markdown.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import { CARD_FOLDER, cardName } from '@vibe-docs/agents/ui/card-name';
import { encodePath, markdownAddress } from '@vibe-docs/agents/ui/markdown-address';
import type { ReactNode } from 'react';

export default function SiteMetadata(): ReactNode {
  const { pathname } = useLocation();
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const card = `${url}${baseUrl}${CARD_FOLDER}/${cardName(pathname.slice(baseUrl.length - 1))}.png`;
  const markdown = markdownAddress(pathname);
  const encoded = /[^\w./~-]/.test(pathname) ? url + encodePath(pathname) : undefined;
  return (
    <>
      <OriginalSiteMetadata />
      <Head>
        <meta property="og:image" content={card} />
        {/* The size in pixels that most sites show without cropping. */}
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:image" content={card} />
        {markdown && <link rel="alternate" type="text/markdown" href={markdown} />}
        {encoded && <meta property="og:url" content={encoded} />}
        {encoded && <link rel="canonical" href={encoded} />}
      </Head>
    </>
  );
}
