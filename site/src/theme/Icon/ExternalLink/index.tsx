// Why a wrap: the original is an image with a name. Orca then reads the image in place of the link: "(opens in new
// tab)", without the text before it.
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Icon/ExternalLink';
import OriginalExternalLinkIcon from '@theme-original/Icon/ExternalLink';
import type { ReactNode } from 'react';

export default function ExternalLinkIcon(props: Props): ReactNode {
  return (
    <>
      <span aria-hidden="true">
        <OriginalExternalLinkIcon {...props} />
      </span>
      <span className="visually-hidden">
        {translate({ id: 'theme.IconExternalLink.ariaLabel', message: '(opens in new tab)' })}
      </span>
    </>
  );
}
