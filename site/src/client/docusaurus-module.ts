// A client module of Docusaurus: the controls of the page script, where its application runs. That is the
// live-reload server, and pages that ask for the application in their front matter.
import { enhanceContent, enhancePage } from './enhance-page.ts';

if (typeof document !== 'undefined') {
  enhancePage(document);
}

/** Called by Docusaurus when a page is shown. */
export function onRouteDidUpdate(): void {
  enhanceContent(document);
}
