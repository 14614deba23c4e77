// Why a wrap: routes of this site contain spaces (CONTRACT.md), which the original does not encode in the canonical
// link and og:url. A later tag of the same kind wins, so the encoded form is set after it. Also, the
// original has one image for all pages; here each has a card with its title (site/build-time/cards).
// Each page also links to its Markdown.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';
import { CARD_FOLDER, cardName } from '../../../shared/card-name';
import { encodePath, markdownAddress } from '../../../shared/markdown-address';

export default function SiteMetadata(): ReactNode {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const markdown = markdownAddress(pathname);
  const isPlain = !/[^\w./~-]/.test(pathname);
  return (
    <>
      <OriginalSiteMetadata />
      <SocialCard
        url={`${siteConfig.url}${siteConfig.baseUrl}${CARD_FOLDER}/${cardName(pathname.slice(siteConfig.baseUrl.length - 1))}.png`}
      />
      {markdown !== undefined && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdown} />
        </Head>
      )}
      {!isPlain && <CanonicalUrl url={siteConfig.url + encodePath(pathname)} />}
    </>
  );
}

/** Size in pixels that most sites show without cropping. */
function SocialCard({ url }: { readonly url: string }): ReactNode {
  return (
    <Head>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:image" content={url} />
    </Head>
  );
}

function CanonicalUrl({ url }: { readonly url: string }): ReactNode {
  return (
    <Head>
      <meta property="og:url" content={url} />
      <link rel="canonical" href={url} />
    </Head>
  );
}
