import { expect } from 'vitest';
import { assume, readInstalled } from './assume.ts';
import { docsVersionKey, tabKey } from './stored-choices.ts';

assume(
  {
    of: '@docusaurus/theme-common',
    that: 'the tab of a group is stored as docusaurus.tab.<group>',
    usedBy: 'client/tabs.ts',
  },
  () => {
    const text = readInstalled('@docusaurus/theme-common/lib/utils/tabsUtils.js');
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template literal in the theme's source
    expect(text).toContain(`\`${tabKey('${groupId}')}\``);
  },
);

assume(
  {
    of: '@docusaurus/plugin-content-docs',
    that: 'the version of a set of documentation is stored as docs-preferred-version-<plugin>',
    usedBy: 'client/docs-version.ts',
  },
  () => {
    const text = readInstalled(
      '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
    );
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template literal in the theme's source
    expect(text).toContain(`\`${docsVersionKey('${pluginId}')}\``);
  },
);
