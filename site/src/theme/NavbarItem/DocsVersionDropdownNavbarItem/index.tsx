// Why a wrap: choosing a version stores the choice, which only React does, and a stored choice changes
// what the dropdown says. So links in it wait for React, and a stored choice starts it.
import type DropdownType from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import OriginalDropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

export default function DocsVersionDropdown(props: ComponentProps<typeof DropdownType>): ReactNode {
  const { docsPluginId, mobile } = props;
  const dropdown = <OriginalDropdown {...props} />;
  // On phones it stands in a menu that React opens.
  return mobile ? (
    dropdown
  ) : (
    <div
      className={styles.dropdown}
      data-hydrate-links
      data-hydrate-stored={`docs-preferred-version-${docsPluginId ?? 'default'}`}
    >
      {dropdown}
    </div>
  );
}
