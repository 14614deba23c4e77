import { type DiagnosticCatalogue, diagnosticMaker } from '@vibe-docs/kernel';

/** Every code of the content checks, once. Each finding comes with its remedy; `fixtures/` has an example. */
export const catalogue = {
  'page/invalid-mdx': 'error',
  'page/front-matter': 'error',
  'page/duplicate-route': 'error',
  'page/one-h1': 'error',
  'page/heading-order': 'error',
  'page/empty-heading': 'error',
  'page/duplicate-id': 'error',
  'page/inline-style': 'error',
  'page/table-alignment': 'error',
  'page/component-needs-island': 'error',
  'page/long-sentences': 'error',
  'page/word-list': 'warning',
  'lesson/unknown-term': 'error',
  'lesson/vocabulary': 'error',
  'image/missing-alt': 'error',
  'image/external': 'error',
  'image/missing-file': 'error',
  'link/broken': 'error',
  'link/missing-anchor': 'error',
  'link/spelling': 'error',
  'link/insecure': 'error',
  'link/empty': 'error',
  'link/unlisted-external': 'error',
  'link/unused-external': 'warning',
  'link/external-list': 'error',
  'link/markdown-file': 'warning',
  'fence/no-language': 'error',
} as const satisfies DiagnosticCatalogue;

/** A code of the content checks. */
export type ContentCode = keyof typeof catalogue;

/** Writes a diagnostic of the content checks. */
export const diagnose = diagnosticMaker(catalogue);
