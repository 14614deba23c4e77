// Why a wrap: a reader who chose a tab on another page gets it here, which needs React at once.
import type TabsType from '@theme/Tabs';
import OriginalTabs from '@theme-original/Tabs';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

export default function Tabs(props: ComponentProps<typeof TabsType>): ReactNode {
  const { groupId } = props;
  return (
    <div
      className={styles.group}
      data-hydrate-stored={groupId === undefined ? undefined : `docusaurus.tab.${groupId}`}
    >
      <OriginalTabs {...props} />
    </div>
  );
}
