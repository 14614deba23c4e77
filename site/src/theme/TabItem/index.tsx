// Why a wrap: without a script, and on paper, all panels are shown one below the other. Then each
// needs its name, which otherwise stands on its tab alone.
import type TabItemType from '@theme/TabItem';
import OriginalTabItem from '@theme-original/TabItem';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

export default function TabItem({
  children,
  className,
  ...props
}: ComponentProps<typeof TabItemType>): ReactNode {
  return (
    <OriginalTabItem {...props} className={clsx(className, styles.panel)}>
      <p className={styles.name}>{props.label ?? props.value}</p>
      {children}
    </OriginalTabItem>
  );
}
