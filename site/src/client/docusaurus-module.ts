// A client module of Docusaurus: runs the page script's controls under `docusaurus start`, where pages are parts of its
// application.
import { enhanceContent, enhancePage } from './enhance-page.ts';

const loadSearch = () =>
  import(/* webpackChunkName: "island-search" */ '@vibe-docs/search/ui/SearchDialog/answer-search');

if (typeof document !== 'undefined') {
  enhancePage(document, loadSearch);
}

/** Called by Docusaurus when a page is shown. */
export function onRouteDidUpdate(): void {
  enhanceContent(document, loadSearch);
}
