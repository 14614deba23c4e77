/**
 * Classes that the theme gives to parts of an article, by which the converter to Markdown knows them. Names
 * that begin with `theme-` are public; the others are Infima's, or begin the names of CSS modules.
 */
export const ARTICLE_CLASSES = {
  leftOut: [
    'hash-link',
    'pagination-nav',
    'theme-doc-breadcrumbs',
    'theme-doc-toc-mobile',
    'theme-doc-version-badge',
    'themedComponent--dark',
  ],
  admonition: 'theme-admonition',
  admonitionHeading: 'admonitionHeading',
} as const;
