// The script of every page (added by plugins/islands): what HTML alone cannot do, navigation to the next page, and the
// start of islands. Their code and that of search is loaded when it is needed (`load-runtime.ts`).

import { confirmBasePath } from '../../docusaurus-internals/base-url-banner.ts';
import { enhanceContent, enhancePage } from './enhance-page.ts';
import { startIslands } from './islands/start-islands.ts';
import { loadSearch } from './load-runtime.ts';
import { followLinks } from './navigation/follow-links.ts';
import { whenShown } from './navigation/page-moments.ts';

// Only when the page is visible: storage may change after a page was prerendered.
whenShown(() => {
  // The progress bar must handle a click before the menu, which then navigates itself.
  followLinks(document);
  enhancePage(document, loadSearch);
  enhanceContent(document, loadSearch);
  startIslands(document);
});

confirmBasePath(window);
