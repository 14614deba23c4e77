// Why a wrap: outside of the docs, the link follows the reader's last chosen version, which only the
// browser knows (packages/theme/ui/client/docs-version.ts).
import { useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import type ItemType from '@theme/NavbarItem/DocSidebarNavbarItem';
import OriginalItem from '@theme-init/NavbarItem/DocSidebarNavbarItem';
import type { ComponentProps, ReactNode } from 'react';

export default function DocSidebarNavbarItem(props: ComponentProps<typeof ItemType>): ReactNode {
  const { docsPluginId = 'default', sidebarId } = props;
  const versions = useVersions(docsPluginId);
  const { activeVersion } = useActiveDocContext(docsPluginId);
  if (activeVersion !== undefined || versions.length <= 1) {
    return <OriginalItem {...props} />;
  }
  const links = Object.fromEntries(
    versions.map(({ name, sidebars }) => [name, sidebars?.[sidebarId]?.link?.path]),
  );
  const followed = {
    'data-version-links': JSON.stringify(links),
    'data-docs-plugin': docsPluginId,
  };
  return <OriginalItem {...props} {...followed} />;
}
