// The script of every page (plugins/islands puts it there): what HTML alone cannot do, moving on to the
// next page, and the islands.

import { confirmBasePath } from '../../docusaurus-internals/base-url-banner.ts';
import { enhanceContent, enhancePage } from './enhance-page.ts';
import { startIslands } from './islands/start-islands.ts';
import { followLinks } from './navigation/follow-links.ts';
import { whenShown } from './navigation/page-moments.ts';

// Only when the reader sees the page: what is stored may change after it was rendered ahead.
whenShown(() => {
  // The progress bar has to see a click before the menu, which then leads to the page itself.
  followLinks(document);
  enhancePage(document);
  enhanceContent(document);
  startIslands(document);
});

confirmBasePath(window);
