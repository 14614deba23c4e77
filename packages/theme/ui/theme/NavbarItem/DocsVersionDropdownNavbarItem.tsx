// Why a replacement: the theme stores and follows the chosen version by React. Here the HTML contains all
// versions, and packages/theme/ui/client/docs-version.ts does the rest.
import {
  type GlobalVersion,
  useActiveDocContext,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { ReactNode } from 'react';

export default function DocsVersionDropdown({
  docsPluginId = 'default',
  mobile = false,
  position,
}: Props): ReactNode {
  const versions = useVersions(docsPluginId);
  const { activeVersion, alternateDocVersions } = useActiveDocContext(docsPluginId);
  const [shown] = useDocsVersionCandidates(docsPluginId);
  const items = versions.map((version) => ({
    label: version.label,
    to: (alternateDocVersions[version.name] ?? mainDocOf(version))?.path,
    isActive: () => version === activeVersion,
    'data-docs-version': version.name,
    'data-docs-plugin': docsPluginId,
  }));
  const [only] = items;
  if (items.length <= 1) {
    return <DefaultNavbarItem mobile={mobile} {...only} />;
  }
  const followed = activeVersion === undefined ? { 'data-version-label': docsPluginId } : {};
  const title = translate({
    id: 'theme.navbar.mobileVersionsDropdown.label',
    message: 'Versions',
  });
  const version = <span {...followed}>{shown.label}</span>;
  const label = mobile ? (
    <>
      {title}: {version}
    </>
  ) : (
    version
  );
  return <DropdownNavbarItem {...{ mobile, position, label, title, items }} />;
}

function mainDocOf({ docs, mainDocId }: GlobalVersion) {
  return docs.find(({ id }) => id === mainDocId);
}
