// Why a wrap: colour and icon alone say what kind of note the original is, and nothing says where it ends.
import Translate, { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Admonition/Layout';
import OriginalLayout from '@theme-init/Admonition/Layout';
import { isValidElement, type ReactNode } from 'react';

export default function AdmonitionLayout(props: Props): ReactNode {
  const { type, title } = props;
  // The theme's own title is the kind, in a translation of the theme.
  const saysKind = isValidElement(title) && title.type === Translate;
  const kind = saysKind ? undefined : translate({ id: `theme.admonition.${type}`, message: type });
  return (
    <div role="note" aria-label={kind}>
      <OriginalLayout {...props} />
    </div>
  );
}
