// Why a replacement: the theme would also mark the current heading, by React. The page script does that
// (packages/theme/ui/client/follow-scroll.ts), so the class for the mark is not passed on.
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function TOC({ className, ...props }: Props): ReactNode {
  return (
    <nav
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'On this page',
      })}
      className={clsx(styles.contents, 'thin-scrollbar', className)}
    >
      <TOCItems {...props} linkClassName="table-of-contents__link toc-highlight" />
    </nav>
  );
}
