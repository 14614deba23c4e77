// Why a wrap: the original is an image with a name, and Orca then reads "(opens in new tab)" in place of the link. All
// links that open a tab have these words as their description (packages/theme/internals/accessible-html.ts).
import type { Props } from '@theme/Icon/ExternalLink';
import OriginalExternalLinkIcon from '@theme-init/Icon/ExternalLink';
import type { ReactNode } from 'react';

export default function ExternalLinkIcon(props: Props): ReactNode {
  return (
    <span aria-hidden="true">
      <OriginalExternalLinkIcon {...props} />
    </span>
  );
}
