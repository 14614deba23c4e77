// Why a replacement: the theme opens and closes it by React. The browser does this natively, and the page script animates
// its height (packages/theme/ui/client/details-height.ts).
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Details';
import clsx from 'clsx';
import { isValidElement, type ReactNode } from 'react';
import styles from './styles.module.css';

export default function Details({ summary, children, className, ...props }: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx('alert alert--info', styles.details, className)}>
      {isValidElement(summary) ? (
        summary
      ) : (
        <summary>
          {summary ?? translate({ id: 'theme.Details.summary', message: 'Details' })}
        </summary>
      )}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
