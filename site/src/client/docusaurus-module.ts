// A client module of Docusaurus: runs the page script's controls where the application runs. That is the
// development server, and pages that request the application in their front matter.
import { prefetchByImport } from '../../docusaurus-internals/link-prefetch.ts';
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
  // Before the first link prefetches; a client module is evaluated before the application sets the object.
  prefetchByImport(window);
  enhanceContent(document);
}
