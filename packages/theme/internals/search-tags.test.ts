import { expect } from 'vitest';
import { assume, readInstalled } from './assume.ts';
import { docsSearchTag } from './search-tags.ts';

assume(
  {
    of: '@docusaurus/theme-classic',
    that: 'a page names its language and version as docsearch:language and docsearch:docusaurus_tag',
    usedBy: 'packages/search/src/build/read-page.ts',
  },
  () => {
    const text = readInstalled('@docusaurus/theme-classic/lib/theme/SearchMetadata/index.js');
    expect(text).toContain('<meta name="docsearch:language" content={language} />');
    expect(text).toContain('<meta name="docsearch:docusaurus_tag" content={tag} />');
  },
);

assume(
  {
    of: '@docusaurus/plugin-content-docs',
    that: 'the tag of a page is docs-<set>-<version>',
    usedBy: 'components/SearchClient/search-client.ts, which filters by it',
  },
  () => {
    const text = readInstalled('@docusaurus/plugin-content-docs/lib/client/docsSearch.js');
    const [, template = ''] = /return `(docs-[^`]+)`/.exec(text) ?? [];
    const tag = template
      .replace(/\$\{pluginId\}/, 'newdocs')
      .replace(/\$\{versionName\}/, 'current');
    expect(tag).toBe(docsSearchTag('newdocs', 'current'));
  },
);
