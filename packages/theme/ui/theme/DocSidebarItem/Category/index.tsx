// Why a replacement: the theme opens groups by React, and renders their items when they are
// opened. Here a group is a `details` element. Its `summary` must not contain a link: where the group has a page, the
// summary is the caret, which styles place at the end of the link's row.

import Link from '@docusaurus/Link';
import {
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const { item, activePath, level } = props;
  const { href, label, className } = item;
  if (useVisibleSidebarItems(item.items, activePath).length === 0) {
    return href === undefined ? null : (
      <DocSidebarItemLink {...props} item={{ type: 'link', href, label, className }} />
    );
  }
  const isActive = isActiveSidebarItem(item, activePath);
  const activeClass = isActive && 'menu__link--active';
  // Without its items: is the page of the group itself the one that is shown?
  const isCurrent = isActiveSidebarItem({ ...item, items: [] }, activePath);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        styles.group,
        className,
      )}
    >
      {href !== undefined && (
        <div
          className={clsx(
            'menu__list-item-collapsible',
            isCurrent && 'menu__list-item-collapsible--active',
          )}
        >
          <Link
            className={clsx('menu__link menu__link--sublist', styles.link, activeClass)}
            aria-current={isCurrent ? 'page' : undefined}
            href={href}
          >
            <span className={styles.label}>{label}</span>
          </Link>
        </div>
      )}
      <details open={isActive || !item.collapsed}>
        {href === undefined ? (
          <summary
            className={clsx(
              'menu__link menu__link--sublist menu__link--sublist-caret',
              activeClass,
            )}
          >
            <span className={styles.label}>{label}</span>
          </summary>
        ) : (
          <summary
            aria-label={translate(
              { id: 'site.sidebar.category', message: 'Pages in {label}' },
              { label },
            )}
            className={clsx('menu__caret', styles.caret)}
          />
        )}
        <ul className="menu__list">
          <DocSidebarItems items={item.items} activePath={activePath} level={level + 1} />
        </ul>
      </details>
    </li>
  );
}
