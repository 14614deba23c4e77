import { type DiagnosticCatalogue, diagnosticMaker } from '@vibe-docs/kernel';

/** Every code of the content checks, once. The README shows an example and a remedy for each. */
export const catalogue = {
  'page/invalid-mdx': { severity: 'error', meaning: 'The page is not valid MDX' },
  'page/front-matter': {
    severity: 'error',
    meaning: 'A front matter key is unknown, missing or has a wrong value',
  },
  'page/duplicate-route': { severity: 'error', meaning: 'Two files give the same route' },
  'page/one-h1': { severity: 'error', meaning: 'The page has no h1, or more than one' },
  'page/heading-order': { severity: 'error', meaning: 'A heading skips a level' },
  'page/empty-heading': { severity: 'error', meaning: 'A heading has no text' },
  'page/duplicate-id': { severity: 'error', meaning: 'Two elements of a page have the same id' },
  'page/inline-style': { severity: 'error', meaning: 'A `style` attribute stands in the page' },
  'page/table-alignment': {
    severity: 'error',
    meaning: 'A table has column alignment markers, which become inline styles',
  },
  'page/component-needs-island': {
    severity: 'error',
    meaning: 'A component needs React, which does not run outside of islands',
  },
  'page/long-sentences': {
    severity: 'error',
    meaning: 'The sentences of the page are too long on average',
  },
  'page/word-list': {
    severity: 'warning',
    meaning: 'A word of our own stands where readers search for another',
  },
  'page/being-written': { severity: 'info', meaning: 'The page says that it is not complete yet' },
  'image/missing-alt': { severity: 'error', meaning: 'An image has no alternative text' },
  'image/external': { severity: 'error', meaning: 'An image is loaded from another host' },
  'image/missing-file': { severity: 'error', meaning: 'The image file is not found' },
  'link/broken': { severity: 'error', meaning: 'A link leads to no page or file of the site' },
  'link/missing-anchor': { severity: 'error', meaning: 'The page exists, its heading does not' },
  'link/spelling': {
    severity: 'error',
    meaning: 'The page exists, its address is written in a form that is not canonical',
  },
  'link/insecure': { severity: 'error', meaning: 'An external link does not use https' },
  'link/empty': { severity: 'error', meaning: 'A link has no target' },
  'link/unlisted-external': {
    severity: 'error',
    meaning: 'An external link is not in the list of external links',
  },
  'link/unused-external': {
    severity: 'warning',
    meaning: 'An entry in the list of external links is used by no page',
  },
  'link/external-list': {
    severity: 'error',
    meaning: 'The list of external links cannot be read',
  },
  'link/markdown-file': {
    severity: 'warning',
    meaning: 'A link to a Markdown file finds no file',
  },
  'fence/no-language': { severity: 'error', meaning: 'A fenced code block names no language' },
} as const satisfies DiagnosticCatalogue;

/** A code of the content checks. */
export type ContentCode = keyof typeof catalogue;

/** Writes a diagnostic of the content checks. */
export const diagnose = diagnosticMaker(catalogue);
