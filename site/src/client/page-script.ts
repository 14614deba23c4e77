// The script of every page (added by the theme): what HTML alone cannot do, navigation to the next page, and the
// start of islands. Their code and that of search is loaded when it is needed (`load-runtime.ts`).

import type { LoadSearch } from '@vibe-docs/search/ui/offer/offer-search';
import { confirmBasePath } from '@vibe-docs/theme/internals/base-url-banner';
import { startIslands } from '@vibe-docs/theme/ui/client/islands/start-islands';
import { loadSearch as load } from '@vibe-docs/theme/ui/client/load-runtime';
import { followLinks } from '@vibe-docs/theme/ui/client/navigation/follow-links';
import { whenShown } from '@vibe-docs/theme/ui/client/navigation/page-moments';
import { enhanceContent, enhancePage } from './enhance-page.ts';

const loadSearch: LoadSearch = load;

// Only when the page is visible: storage may change after a page was prerendered.
whenShown(() => {
  // The progress bar must handle a click before the menu, which then navigates itself.
  followLinks(document);
  enhancePage(document, loadSearch);
  enhanceContent(document, loadSearch);
  startIslands(document);
});

confirmBasePath(window);
