import { expect } from 'vitest';
import { ARTICLE_CLASSES } from './article-classes.ts';
import { assume, readInstalled } from './assume.ts';

const PUBLIC_NAMES = '@docusaurus/theme-common/lib/utils/ThemeClassNames.js';

/** Where the theme sets each class, or gives it a style. */
const FILES: Readonly<Record<string, string>> = {
  'hash-link': '@docusaurus/theme-classic/lib/theme/Heading/index.js',
  'pagination-nav': '@docusaurus/theme-classic/lib/theme/DocPaginator/index.js',
  'theme-doc-breadcrumbs': PUBLIC_NAMES,
  'theme-doc-toc-mobile': PUBLIC_NAMES,
  'theme-doc-version-badge': PUBLIC_NAMES,
  'themedComponent--dark':
    '@docusaurus/theme-common/lib/components/ThemedComponent/styles.module.css',
  'theme-admonition': PUBLIC_NAMES,
  admonitionHeading: '@docusaurus/theme-classic/lib/theme/Admonition/Layout/styles.module.css',
};

const { leftOut, admonition, admonitionHeading } = ARTICLE_CLASSES;
for (const name of [...leftOut, admonition, admonitionHeading]) {
  const file = FILES[name] ?? '';
  const of = file.split('/').slice(0, 2).join('/');
  assume(
    { of, that: `${file} has the class "${name}"`, usedBy: 'the Markdown of every page' },
    () => {
      expect(readInstalled(file)).toMatch(new RegExp(`['". ]${name}(?![\\w-])`));
    },
  );
}
