// A client module of Docusaurus: runs the page script's controls in the development server, where pages are parts of
// Docusaurus' application.
import { enhanceContent, enhancePage } from './enhance-page.ts';

if (typeof document !== 'undefined') {
  enhancePage(
    document,
    () =>
      import(/* webpackChunkName: "island-search" */ '../components/SearchDialog/answer-search.ts'),
  );
}

/** Called by Docusaurus when a page is shown. */
export function onRouteDidUpdate(): void {
  enhanceContent(document);
}
