// For the live-reload server (`clientModules` of Docusaurus): the same controls as in the built site.
import { enhanceContent, enhancePage } from './enhance-page.ts';

if (typeof document !== 'undefined') {
  enhancePage(document);
}

/** Called by Docusaurus when a page is shown. */
export function onRouteDidUpdate(): void {
  enhanceContent(document);
}
