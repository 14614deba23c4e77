import Translate, { translate } from '@docusaurus/Translate';
import Admonition from '@theme/Admonition';
import type { ReactNode } from 'react';

/** The visible note on a page whose front matter says `being_written: true`. */
export function BeingWrittenNote(): ReactNode {
  return (
    <Admonition type="info" title={translate({ message: 'This page is being written' })}>
      <p>
        <Translate>
          What stands here is true, but it is not complete yet. The outline says what will follow.
        </Translate>
      </p>
    </Admonition>
  );
}
