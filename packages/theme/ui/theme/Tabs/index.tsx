// Why a replacement: the theme's tabs need React. These are HTML with packages/theme/ui/client/tabs.ts; without it all
// panels are shown one below the other, with their labels.
import type TabItemType from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import clsx from 'clsx';
import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import styles from './styles.module.css';

type Item = ReactElement<ComponentProps<typeof TabItemType>>;

export default function Tabs({ children, groupId, defaultValue, className }: Props): ReactNode {
  const items = Children.toArray(children).filter((child): child is Item => isValidElement(child));
  const first = items.find(({ props }) => props.default) ?? items[0];
  const chosen = defaultValue ?? first?.props.value;
  return (
    <div className="theme-tabs-container tabs-container" data-tabs={groupId ?? ''}>
      <div role="tablist" className={clsx('tabs', className)}>
        {items.map(({ props: { value, label } }) => (
          <div
            key={value}
            role="tab"
            tabIndex={value === chosen ? 0 : -1}
            aria-selected={value === chosen}
            className={clsx('tabs__item', value === chosen && 'tabs__item--active')}
            data-value={value}
          >
            {label ?? value}
          </div>
        ))}
      </div>
      <div className={styles.panels}>
        {items.map(({ props: { value, label, children: content, className: own } }) => (
          <div
            key={value}
            role="tabpanel"
            aria-label={label ?? value}
            className={clsx(styles.panel, own)}
            hidden={value !== chosen}
          >
            <p className={styles.name}>{label ?? value}</p>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
