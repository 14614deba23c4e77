// Why a wrap: colour and icon alone say what kind of note the original is, and nothing says where it ends.
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Admonition/Layout';
import OriginalLayout from '@theme-original/Admonition/Layout';
import type { ReactNode } from 'react';

export default function AdmonitionLayout(props: Props): ReactNode {
  const { type } = props;
  return (
    // The theme has translations of the kinds.
    <div role="note" aria-label={translate({ id: `theme.admonition.${type}`, message: type })}>
      <OriginalLayout {...props} />
    </div>
  );
}
