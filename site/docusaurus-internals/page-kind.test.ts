import { expect, test } from 'vitest';
import { assume, readInstalled } from './assume.ts';
import { kindOf } from './page-kind.ts';

test.each([
  ['<html lang=en class="docs-wrapper plugin-docs" data-theme=light>', 'docs-wrapper'],
  ['<html class=plugin-pages lang=en>', 'plugin-pages'],
  ['<html lang=en>', ''],
])('%s has the kind "%s"', (page, kind) => {
  expect(kindOf(page)).toBe(kind);
});

assume(
  {
    of: '@docusaurus/theme-classic',
    that: 'the root element of a page has a class for its kind',
    usedBy: 'build-time/plugins/islands, which gives pages of a kind the same styles',
  },
  () => {
    const theme = '@docusaurus/theme-classic/lib/theme';
    expect(readInstalled(`${theme}/DocsRoot/index.js`)).toContain(
      '<HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.docsPages)}>',
    );
    expect(readInstalled(`${theme}/Layout/Provider/index.js`)).toContain(
      'PluginHtmlClassNameProvider',
    );
  },
);
